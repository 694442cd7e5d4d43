import { existing } from '@cotiza/kernel';
import type { Fault } from '@cotiza/contract';
import { ProblemException } from '@cotiza/platform';

/** Whose function calling the schemas of tools are written for, as the parameter of the address names it. */
export const PROFILES = ['openai', 'anthropic', 'gemini'] as const;

/** `comun`: what a client gets that names none. */
export type Profile = (typeof PROFILES)[number] | 'comun';

/** What a client chooses by the parameters of the address. */
export interface Chosen {
  /** Whose schemas it is listed. */
  readonly profile: Profile;
  /** Whether results are those of REST, for a program that hands them to no model. */
  readonly wantsWhole: boolean;
}

const WHOLE = 'completas';
const PARAMETERS = { esquemas: PROFILES, respuestas: [WHOLE] } as const;

/** Everything that can be chosen, each once. */
export const CHOICES: readonly Chosen[] = [false, true].flatMap((wantsWhole) =>
  (['comun', ...PROFILES] as const).map((profile) => ({ profile, wantsWhole })),
);

/** What a client gets that chooses nothing. */
export const CHOSEN_BY_SILENCE = existing(CHOICES[0], 'choice of profile');

/** What a query chooses. @throws ProblemException when there is no such choice */
export function chosenIn(query: unknown): Chosen {
  const { esquemas, respuestas } = (query ?? {}) as Readonly<Record<string, unknown>>;
  if (esquemas === undefined && respuestas === undefined) return CHOSEN_BY_SILENCE;
  const profile = PROFILES.find((name) => name === esquemas);
  const faults = [
    ...(esquemas === undefined || profile ? [] : [notAChoice('esquemas')]),
    ...(respuestas === undefined || respuestas === WHOLE ? [] : [notAChoice('respuestas')]),
  ];
  if (faults.length > 0) throw new ProblemException({ problem: 'parametros_invalidos', faults });
  const wantsWhole = respuestas === WHOLE;
  return existing(
    CHOICES.find((choice) => choice.profile === (profile ?? 'comun') && choice.wantsWhole === wantsWhole),
    'choice of that profile',
  );
}

const notAChoice = (campo: keyof typeof PARAMETERS): Fault => ({
  campo,
  codigo: 'valor_no_permitido',
  mensaje: `Este parámetro no tiene ese valor. Valores permitidos: ${PARAMETERS[campo].join(', ')}.`,
  valores: PARAMETERS[campo],
});
