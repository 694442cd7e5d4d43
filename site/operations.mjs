/** Returns the operations of a description, in its order. */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
        ...{ status, description },
        json: content?.['application/json'] ?? {},
      })),
    })),
  );

/** Returns the examples of refusals in an answer, by their `error`. */
export const refusalsIn = ({ status, json: { examples = {} } }) =>
  Number(status) < 400 ? [] : Object.entries(examples).map(([error, { value }]) => ({ error, value }));
