/** An invalid option of the operator, on the command line or in the admin interface. The message has the reason. */
export class InvalidOption extends Error {
  override readonly name = 'InvalidOption';
}
