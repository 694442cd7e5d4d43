import { ProblemException } from '@cotiza/platform';

/** Whose function calling the schemas of tools are written for, as the parameter of the address names it. */
export const PROFILES = ['openai', 'anthropic', 'gemini'] as const;

/** `comun`: what a client gets that names none. */
export type Profile = (typeof PROFILES)[number] | 'comun';

/** The parameter of the address by which a client chooses. */
export const PROFILE_PARAMETER = 'esquemas';

/** The profile that a query asks for. @throws ProblemException when there is none of that name */
export function profileIn(query: unknown): Profile {
  const asked = (query as Readonly<Record<string, unknown>> | undefined)?.[PROFILE_PARAMETER];
  if (asked === undefined) return 'comun';
  const profile = PROFILES.find((name) => name === asked);
  if (profile) return profile;
  throw new ProblemException({
    problem: 'parametros_invalidos',
    faults: [
      {
        campo: PROFILE_PARAMETER,
        codigo: 'valor_no_permitido',
        mensaje: `No hay esquemas con ese nombre. Valores permitidos: ${PROFILES.join(', ')}.`,
        valores: PROFILES,
      },
    ],
  });
}
