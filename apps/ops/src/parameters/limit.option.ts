import { Option } from 'commander';
import { wholeNumber } from './whole-number';

const MAX_ROWS = 10_000;

/** How many of a list are shown, the newest first. */
export const limitOption = (rows: number): Option =>
  new Option('--limit <count>', 'how many at most, the newest first').argParser(wholeNumber(1, MAX_ROWS)).default(rows);
