/**
 * Returns a message about wrong usage on one line, without the typed value: it may be a person's e-mail address.
 */
export function usageMessage(message: string): string {
  return message
    .trim()
    .replace(/ argument '.*' is invalid\./s, ' is not valid.')
    .replace(/command-argument value '.*' is invalid for argument '([a-z]+)'\./s, "argument '$1' is not valid.")
    .replace(/unknown command '.*'/s, 'unknown command')
    .replace(/unknown option '(--[a-z][a-z-]*)?.*'/s, (_, name?: string) =>
      name === undefined ? 'unknown option' : `unknown option '${name}'`,
    )
    .replace(/\s*\n\s*/g, ' ');
}
