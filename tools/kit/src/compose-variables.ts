const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/**
 * Replaces the variables in a text of a Compose file: `${NAME}`, `${NAME:-default}` and `${NAME:?what it is for}`.
 *
 * @throws Error where a variable that has to be set is not
 */
export const withVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (_whole, name: string, kind: string | undefined, said = '') => {
    const value = variables[name] ?? '';
    if (value !== '' || kind === undefined) return value;
    if (kind === '?') throw new Error(`${name} is not set: ${said as string}`);
    return said as string;
  });

/** The variables that an example of an environment sets. */
export const variablesIn = (example: string): Record<string, string> =>
  Object.fromEntries(
    example.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
