import type { InsurerAnswer } from '../ask/insurer-answer';

/** `siguiente_paso`: what happens next, in words that the caller can pass on to the customer. */
export function nextStepOf(answers: readonly InsurerAnswer[], emailsCustomer: boolean): string {
  const has = (kind: InsurerAnswer['outcome']['kind']) => answers.some(({ outcome }) => outcome.kind === kind);
  if (!has('offers')) {
    const retry = has('unavailable') ? 'puede volver a intentarse más tarde' : 'no hay nada más que hacer';
    return `Ninguna aseguradora ofrece precio con estos datos. Compruébalos con el cliente; si son correctos, ${retry}.`;
  }
  return emailsCustomer
    ? 'Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. Recibirá los precios también por correo electrónico con el enlace de compra; la compra la confirma él con un código SMS.'
    : 'Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. Este servicio no tiene activado el envío por correo electrónico.';
}
