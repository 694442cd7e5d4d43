/** `siguiente_paso`: what happens next, in words that the caller can pass on to the customer. */
export function nextStepOf(isQuoted: boolean, emailsCustomer: boolean): string {
  if (!isQuoted) {
    return 'Ninguna aseguradora ofrece precio con estos datos. Compruébalos con el cliente; si son correctos, no hay nada más que hacer.';
  }
  return emailsCustomer
    ? 'Presenta los precios al cliente. Los recibirá también por correo electrónico con el enlace de compra; la compra la confirma él con un código SMS.'
    : 'Presenta los precios al cliente. Este servicio no tiene activado el envío por correo electrónico.';
}
