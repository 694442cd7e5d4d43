import { SANDBOX_ROWS } from '@cotiza/assembly';
import { exampleBody, KEPT_EXAMPLE_DAY, valueAt } from '@cotiza/contract';
import type { SandboxRow } from '@cotiza/quoting';
import { describedOperations, type DescribedOperation, type OpenApi } from './described-types';

/** A request with example values, in which `{{name}}` is a variable. */
export interface ExampleRequest {
  readonly name: string;
  readonly description: string;
  /** The tag of its operation. */
  readonly folder: 'Agentes' | 'Tienda';
  readonly method: string;
  readonly path: string;
  readonly query: readonly QueryParameter[];
  readonly body?: string;
  readonly takesKey: boolean;
  /** The statuses of its answer on a new service. */
  readonly statuses: readonly number[];
  /** The variables that its answer gives to later requests. */
  readonly keeps: readonly KeptValue[];
}

export interface KeptValue {
  readonly variable: string;
  /** Its place in the answer, as JavaScript. */
  readonly place: string;
}

export interface QueryParameter {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
  /** Sent as it is: required parameters. */
  readonly isSent: boolean;
}

/** The variables for the fields that values of the sandbox are sent in. */
const SANDBOX_FIELDS: Readonly<Record<SandboxRow['field'], string>> = {
  'holder.document_id': 'documento',
  'holder.email': 'correo',
  client_reference: 'referencia',
};

/** Those variables with the values of the examples. */
export const SANDBOX_VARIABLES = Object.fromEntries(
  Object.entries(SANDBOX_FIELDS).map(([field, variable]) => [
    variable,
    String(valueAt(exampleBody('Home', KEPT_EXAMPLE_DAY), field)),
  ]),
);

/** Says which values force an outcome, by variable. */
export const SANDBOX_TEXT = [
  'Valores de pruebas (docs/reference/sandbox.md dice qué hace cada uno):',
  ...Object.entries(SANDBOX_FIELDS).map(
    ([field, variable]) =>
      `- ${variable}: ${SANDBOX_ROWS.flatMap((row) => (row.field === field ? [row.value] : [])).join(', ')}`,
  ),
];

/** The variables that a person sets. */
export const SET_VARIABLES = {
  ...{ url: 'http://127.0.0.1:3000', clave_de_tienda: '', token: 'x'.repeat(43) },
  ...SANDBOX_VARIABLES,
};
/** The day from which the insurance is wanted: tomorrow, in every time zone of Spain. */
export const DAY_VARIABLE = 'fecha_de_efecto';
export const TOMORROW = 'new Date(Date.now() + 86400000).toISOString().slice(0, 10)';
export const OFFER_VARIABLE = 'oferta_id';
const QUOTE_VARIABLE = 'consulta';
const DRAFT_VARIABLE = 'solicitud_id';
const FIRST_OFFER = 'ofertas?.[0]?.oferta_id';

/** What answers give to later requests, by operation. */
const KEPT: Readonly<Record<string, readonly KeptValue[]>> = {
  // Any of its offers finds a quotation, also one that is complete and has no `consulta`.
  cotizar: [OFFER_VARIABLE, QUOTE_VARIABLE].map((variable) => ({ variable, place: FIRST_OFFER })),
  preparar_solicitud: [{ variable: DRAFT_VARIABLE, place: 'solicitud_id' }],
};

/** The variables that answers set. */
export const KEPT_VARIABLES = { [OFFER_VARIABLE]: '', [QUOTE_VARIABLE]: '', [DRAFT_VARIABLE]: '' };

/** Returns requests for every operation of a description: one for each example of its body. */
export function exampleRequests(openApi: OpenApi): ExampleRequest[] {
  return describedOperations(openApi).flatMap((operation) => {
    const examples = Object.entries(operation.examples);
    if (examples.length === 0) return [requestOf(operation, operation.id)];
    return examples.map(([name, body]) => requestOf(operation, `${operation.id} ${name}`, body));
  });
}

function requestOf(operation: DescribedOperation, name: string, body?: unknown): ExampleRequest {
  const { id, summary, method, path, query, parameterExamples, takesKey, isForShop } = operation;
  const known = (parameter: string) => parameter in SET_VARIABLES || parameter in KEPT_VARIABLES;
  return {
    ...{ name, description: summary, method, takesKey },
    folder: isForShop ? 'Tienda' : 'Agentes',
    path: path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
      known(parameter) ? `{{${parameter}}}` : (parameterExamples[parameter] ?? ''),
    ),
    query: query.map(({ name: parameter, description, isRequired: isSent }) => ({
      ...{ name: parameter, description, isSent, value: parameterExamples[parameter] ?? '' },
    })),
    body: body === undefined ? undefined : withVariables(body),
    statuses: [200, ...(isForShop ? [404] : (REFUSED[id] ?? []))],
    keeps: KEPT[id] ?? [],
  };
}

/** Statuses, beside 200, with which a service without quotations may refuse these requests: no open question, no code. */
const REFUSED: Readonly<Record<string, readonly number[]>> = {
  responder_aseguradora: [400],
  retomar_cotizacion: [404],
};

/** Returns a body as text, with variables in place of the values that a person may change. */
const withVariables = (body: unknown): string =>
  Object.entries({ ...SANDBOX_VARIABLES, [DAY_VARIABLE]: KEPT_EXAMPLE_DAY }).reduce(
    (text, [name, value]) => text.replaceAll(`"${value}"`, `"{{${name}}}"`),
    JSON.stringify(body, null, 2),
  );

/** Returns the address of a request with the parameters that it sends. */
export function addressOf({ path, query }: ExampleRequest): string {
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`);
  return `{{url}}${path}${sent.length > 0 ? `?${sent.join('&')}` : ''}`;
}

/** Returns the name of the test of a status. */
export const statusTest = (statuses: readonly number[]): string => `responde ${statuses.join(' o ')}`;
