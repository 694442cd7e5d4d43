/** Arguments that a command does not understand, in a line for the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** That the help was asked for, which is the message. */
export class HelpAsked extends Error {
  override readonly name = 'HelpAsked';
}
