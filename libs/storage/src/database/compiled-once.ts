import type { Compilable } from 'kysely';

/** A query whose text was made once; only its values change. */
export interface CompiledOnce<Values> {
  readonly sql: string;
  /** The parameters in the order of the text. */
  bind(values: Values): unknown[];
}

class Placeholder {
  constructor(readonly name: string) {}
}

/** @param build makes the query; `value` stands for a value that each execution gives */
export function compileOnce<Values extends object>(
  build: (value: <Name extends keyof Values & string>(name: Name) => Values[Name]) => Compilable,
): CompiledOnce<Values> {
  const { sql, parameters } = build((name) => new Placeholder(name) as never).compile();
  return {
    sql,
    bind: (values) =>
      parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
      ),
  };
}
