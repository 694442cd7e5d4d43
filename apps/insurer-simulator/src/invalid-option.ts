/** What the operator asked for makes no sense: on the command line or in the admin interface. The message says why. */
export class InvalidOption extends Error {
  override readonly name = 'InvalidOption';
}
