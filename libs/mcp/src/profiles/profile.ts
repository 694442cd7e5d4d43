import type { Fault } from '@cotiza/contract';
import { ProblemException } from '@cotiza/platform';

/** The vendors for whose function calling tools are listed: values of the parameter `esquemas` of the address. */
export const PROFILES = ['openai', 'anthropic', 'gemini'] as const;

/** `comun` is the profile of a client that names no vendor. */
export type Profile = (typeof PROFILES)[number] | 'comun';

/** The options of a client, given as parameters of the address. */
export interface ClientOptions {
  readonly profile: Profile;
  /** Results are those of REST, for a program that passes them to no model. */
  readonly wantsWhole: boolean;
}

export const DEFAULT_OPTIONS: ClientOptions = { profile: 'comun', wantsWhole: false };

const WHOLE = 'completas';
const PARAMETERS = { esquemas: PROFILES, respuestas: [WHOLE] } as const;

/** Returns the options in a query. @throws ProblemException for an unknown value */
export function optionsIn(query: unknown): ClientOptions {
  const { esquemas, respuestas } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const profile = esquemas === undefined ? 'comun' : PROFILES.find((name) => name === esquemas);
  const faults = [
    ...(profile ? [] : [unknownValue('esquemas')]),
    ...(respuestas === undefined || respuestas === WHOLE ? [] : [unknownValue('respuestas')]),
  ];
  if (!profile || faults.length > 0) throw new ProblemException({ problem: 'parametros_invalidos', faults });
  return { profile, wantsWhole: respuestas === WHOLE };
}

const unknownValue = (campo: keyof typeof PARAMETERS): Fault => ({
  campo,
  codigo: 'valor_no_permitido',
  mensaje: `Este parámetro no tiene ese valor. Valores permitidos: ${PARAMETERS[campo].join(', ')}.`,
  valores: PARAMETERS[campo],
});
