import type { ProblemCode } from '@cotiza/contract';
import type { DeclineReason } from '@cotiza/insurers-port';

/** What the service does when a value of the sandbox is sent. `first` is the first insurer of the panel. */
export type SandboxEffect =
  | { readonly kind: 'refused'; readonly problem: ProblemCode; readonly retryAfterSeconds: number }
  | { readonly kind: 'all-decline' | 'all-fail' | 'first-asks' | 'first-late' | 'first-fails' | 'prices-expired' }
  | { readonly kind: 'first-declines'; readonly reason: DeclineReason }
  | { readonly kind: 'mail-bounces' | 'webhooks-repeated' };

/** A published value, and its effect. */
export interface SandboxRow {
  readonly field: 'holder.document_id' | 'holder.email' | 'client_reference';
  readonly value: string;
  readonly effect: SandboxEffect;
  /** What happens, in English: for the documentation. */
  readonly outcome: string;
}

/** The e-mail address that is rejected. */
export const BOUNCING_ADDRESS = 'rebotado@example.com';

/** The `client_reference` whose webhooks are sent twice. */
export const REPEATING_REFERENCE = 'sandbox-webhook-repetido';

/** Seconds that refusals of the sandbox ask to wait: short, so that a test of retries ends soon. */
const RETRY_AFTER_SECONDS = 2;

/** Control letters of a DNI (Real Decreto 1553/2005, art. 11). */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Returns one of a hundred DNI numbers at the end of the range, which have not been issued. */
const documentOf = (place: number): string => {
  const digits = String(99_999_900 + place);
  return digits + (LETTERS[Number(digits) % LETTERS.length] ?? '');
};

const byDocument = (place: number, effect: SandboxEffect, outcome: string): SandboxRow => ({
  field: 'holder.document_id',
  value: documentOf(place),
  effect,
  outcome,
});

const refusal = (place: number, problem: ProblemCode): SandboxRow =>
  byDocument(
    place,
    { kind: 'refused', problem, retryAfterSeconds: RETRY_AFTER_SECONDS },
    `refused with \`${problem}\`, \`Retry-After: ${RETRY_AFTER_SECONDS}\``,
  );

/** The documents from this place on make the first insurer decline. */
const FIRST_DECLINE = 20;

/**
 * Returns the values of the sandbox.
 *
 * @param declines the reasons for which insurers decline, as customers read them by code; at most eighty
 */
export const sandboxRows = (declines: Readonly<Record<string, string>>): readonly SandboxRow[] => [
  byDocument(
    1,
    { kind: 'first-late' },
    'one insurer answers after 12 seconds: left out, or added later where `INSURER_DEADLINE_MS` lets it',
  ),
  byDocument(2, { kind: 'first-fails' }, 'one insurer gives no answer: `sin_respuesta`'),
  byDocument(3, { kind: 'all-decline' }, 'all insurers decline: `sin_ofertas`'),
  byDocument(4, { kind: 'prices-expired' }, 'offers whose price has expired'),
  byDocument(5, { kind: 'all-fail' }, 'no insurer answers: `consulta_no_disponible`'),
  refusal(6, 'servicio_saturado'),
  refusal(7, 'limite_alcanzado'),
  refusal(8, 'canal_desactivado'),
  refusal(9, 'servicio_no_disponible'),
  refusal(10, 'resultado_desconocido'),
  byDocument(
    11,
    { kind: 'first-asks' },
    'one insurer asks first: `preguntas_de_aseguradoras`; it declines with works planned, and prices otherwise',
  ),
  ...Object.entries(declines).map(([code, message], index) => {
    const effect = { kind: 'first-declines', reason: { code, message } } as const;
    return byDocument(FIRST_DECLINE + index, effect, `one insurer declines: \`${code}\``);
  }),
  {
    field: 'holder.email',
    value: BOUNCING_ADDRESS,
    effect: { kind: 'mail-bounces' },
    outcome: 'the mail server rejects the address: `cotizacion.correo_fallido`',
  },
  {
    field: 'client_reference',
    value: REPEATING_REFERENCE,
    effect: { kind: 'webhooks-repeated' },
    outcome: 'each webhook arrives twice, with the same `webhook-id`',
  },
];
