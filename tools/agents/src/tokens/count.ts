import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Tokens of a text, by the encoding o200k. */
export const count = (text: string): number => countTokens(text);
