import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import {
  EMBEDDED_RATE_BOOKS,
  loadRateBooks,
  loadTariffs,
  type RateBook,
  type Risk,
  type Tariffs,
} from '@cotiza/insurers-tariff';
import { spanishPortfolio, USUAL_SIZE, type Portfolio } from '@cotiza/insurers-workbench';
import { defined, type CalendarDay } from '@cotiza/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { calendarDay, lineOption, wholeNumber } from '../parameters/parameters';
import { progressOn, type Progress } from '../terminal/progress';

export interface BooksOptions {
  readonly books?: string;
}

/** The option of every command that reads rate books. */
export const BOOKS_OPTION = [
  '--books <folder>',
  'folder of rate books (default: RATE_BOOKS_DIR, or else those of the embedded insurers)',
] as const;

/** @throws Failure for an invalid book, with all its faults */
export function openBooks(
  { settings }: Pick<Ops, 'settings'>,
  folder: string = settings().RATE_BOOKS_DIR ?? EMBEDDED_RATE_BOOKS,
): { readonly folder: string; readonly tariffs: Tariffs; readonly books: readonly RateBook[] } {
  try {
    return { folder, tariffs: loadTariffs({ rateBooks: folder }), books: loadRateBooks(folder) };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

const MOST_RISKS = 100_000;

export interface PortfolioOptions {
  readonly line?: InsuranceLine;
  readonly risks?: number;
  readonly on?: CalendarDay;
}

/** Adds the options of every command that rates a portfolio. */
export function onPortfolio(command: Command): Command {
  return command
    .addOption(lineOption('only one line'))
    .option('--risks <number>', `risks of each line (default: ${USUAL_SIZE})`, wholeNumber(1, MOST_RISKS))
    .option(
      '--on <day>',
      'first day of cover, which chooses among dated books (default: that of the portfolio)',
      calendarDay,
    );
}

export interface OpenPortfolio {
  readonly portfolio: Portfolio;
  /** Number of risks of each line. */
  readonly risks: number;
  /** First day of cover. */
  readonly on: CalendarDay;
  readonly progress: Progress;
}

export function openPortfolio(
  { terminal, clock }: Ops,
  { line, risks = USUAL_SIZE, on }: PortfolioOptions,
): OpenPortfolio {
  const portfolio = spanishPortfolio(risks, line && [line], on);
  const drawn = INSURANCE_LINES.flatMap((each): readonly Risk[] => portfolio[each]);
  const progress = progressOn(terminal, clock, false, `of ${drawn.length} risks rated`);
  return { portfolio, risks, on: defined(drawn[0], 'risk in the portfolio').effectiveDate, progress };
}
