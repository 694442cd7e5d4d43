import { USUAL_SIZE } from '@cotiza/insurers-workbench';
import { wholeNumber } from '../parameters/parameters';

const MOST_RISKS = 100_000;

export interface RisksOptions {
  readonly risks?: number;
}

/** How large the portfolio is: the option of every command that measures on one. */
export const RISKS_OPTION = [
  '--risks <number>',
  `risks of each line (default: ${USUAL_SIZE})`,
  wholeNumber(1, MOST_RISKS),
] as const;
