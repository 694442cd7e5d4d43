export const TEXT_OR_NULL = ['string', 'null'] as const;
export const AMOUNT_OR_NULL = ['number', 'null'] as const;

export const field = <const T>(type: T, description: string, example: unknown) =>
  ({ type, description, examples: [example] }) as const;
