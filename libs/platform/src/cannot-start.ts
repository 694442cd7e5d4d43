/** Why a process cannot start, as a sentence for whoever starts it: what is wrong and what to do. Never a value of a secret. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
