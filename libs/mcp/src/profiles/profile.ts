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
  /** Has only what app directories accept: no tool, text or document that asks or tells who or where somebody is. */
  readonly isForDirectory: boolean;
}

/** Whom the server is for: any client, or those that find it in an app directory. Values of the parameter `perfil`. */
export const AUDIENCES = ['completo', 'directorio'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const DEFAULT_OPTIONS: ClientOptions = { profile: 'comun', wantsWhole: false, isForDirectory: false };

export const DIRECTORY_OPTIONS: ClientOptions = { ...DEFAULT_OPTIONS, isForDirectory: true };

const WHOLE = 'completas';
const PARAMETERS = { esquemas: PROFILES, respuestas: [WHOLE], perfil: AUDIENCES } as const;

/** Returns the options in a query. @throws ProblemException for an unknown value */
export function optionsIn(query: unknown, byDefault: Audience = 'completo'): ClientOptions {
  const { esquemas, respuestas, perfil = byDefault } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const profile = esquemas === undefined ? 'comun' : PROFILES.find((name) => name === esquemas);
  const audience = AUDIENCES.find((name) => name === perfil);
  const faults = [
    ...(profile ? [] : [unknownValue('esquemas')]),
    ...(respuestas === undefined || respuestas === WHOLE ? [] : [unknownValue('respuestas')]),
    ...(audience ? [] : [unknownValue('perfil')]),
  ];
  if (!profile || faults.length > 0) throw new ProblemException({ problem: 'parametros_invalidos', faults });
  return { profile, wantsWhole: respuestas === WHOLE, isForDirectory: audience === 'directorio' };
}

const unknownValue = (campo: keyof typeof PARAMETERS): Fault => ({
  campo,
  codigo: 'valor_no_permitido',
  mensaje: `Este parámetro no tiene ese valor. Valores permitidos: ${PARAMETERS[campo].join(', ')}.`,
  valores: PARAMETERS[campo],
});
