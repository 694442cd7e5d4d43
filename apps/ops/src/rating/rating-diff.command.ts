import type { KnownEditions, Tariffs } from '@cotiza/insurers-tariff';
import { compareBooks, whyMoved, type LineDiff, type PriceMove } from '@cotiza/insurers-workbench';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { diffText, type ExplainedDiff, type ExplainedMove } from './diff.text';
import { openBooks } from './open-books';
import { onPortfolio, openPortfolio, type PortfolioOptions } from './portfolio.options';

export function ratingDiff(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'diff',
    summary: 'Say who pays more or less with other rate books, and by how much',
    note: "Both folders rate the same portfolio like Spain's: what customers pay, whom each insurer wins, which groups move most, and the largest moves with their reasons.",
    example: 'rating diff libs/insurers/tariff/rate-books /srv/books --line Car',
  })
    .argument('<old>', 'folder of the rate books of before')
    .argument('<new>', 'folder of those that are to be');
  onPortfolio(command).action(
    reporting(ops, (oldFolder: string, newFolder: string, options: PortfolioOptions) => {
      const [before, after] = [openBooks(ops, oldFolder).tariffs, openBooks(ops, newFolder).tariffs];
      const { portfolio, risks, on, progress } = openPortfolio(ops, options);
      const lines = compareBooks(before, after, portfolio, progress).map((diff) => explained(diff, before, after));
      progress.end();
      const books = booksDiff(before.editions, after.editions);
      const rewritten = books.rewritten.map((edition) => `${edition} has changed and kept its version`);
      return Promise.resolve({
        document: { risks, on, books, lines },
        text: [booksText(books), ...lines.map((line) => diffText(line, ops.terminal.width))].join('\n\n'),
        ...(rewritten.length > 0 ? { failure: `${rewritten.join('; ')}: give it the next one.` } : {}),
      });
    }),
  );
}

function explained({ rises, falls, ...rest }: LineDiff, before: Tariffs, after: Tariffs): ExplainedDiff {
  const withReasons = (move: PriceMove): ExplainedMove => ({ ...move, why: whyMoved(before, after, move) });
  return { ...rest, rises: rises.map(withReasons), falls: falls.map(withReasons) };
}

interface BooksDiff {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Versions whose content differs under the same name. */
  readonly rewritten: readonly string[];
}

function booksDiff(before: KnownEditions, after: KnownEditions): BooksDiff {
  return {
    added: [...after.keys()].filter((edition) => !before.has(edition)),
    gone: [...before.keys()].filter((edition) => !after.has(edition)),
    rewritten: [...after].flatMap(([edition, hash]) => ((before.get(edition) ?? hash) === hash ? [] : [edition])),
  };
}

function booksText({ added, gone, rewritten }: BooksDiff): string {
  const named = ([what, editions]: readonly [string, readonly string[]]) =>
    editions.length > 0 ? [`${what}: ${editions.join(', ')}`] : [];
  const lines = [
    ['New books', added] as const,
    ['No longer there', gone] as const,
    ['Changed', rewritten] as const,
  ].flatMap(named);
  return lines.length > 0 ? lines.join('\n') : 'The books are the same.';
}
