import { REFERENCE_PATTERN, toEuros } from '@cotiza/kernel';
import { editionOf, explainRequest, type ExplainedInsurer, type Tariffs } from '@cotiza/insurers-tariff';
import type { InsuranceLine } from '@cotiza/contract';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { fileToExplain, storedToExplain, type ToExplain } from './explained-quote';
import { stepsText, summaryText } from './explanation.text';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './open-books';

interface Options extends BooksOptions {
  readonly insurer?: string;
  readonly modality?: string;
}

export function ratingExplain(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'explain',
    summary: 'Show how prices come about, every step and every cent',
    note: 'Of a request in a file, as agents send it, or of a quotation that is kept, by the books that it was made by. It prints nothing that names anybody.',
    example: 'rating explain COT-7K2M9QX4TB --insurer aldaba --modality terceros',
  })
    .argument('<request>', 'file with a request in JSON, or reference of a quotation')
    .option('--insurer <id>', 'only one insurer')
    .option('--modality <id>', 'only one modality, as the books call it')
    .option(...BOOKS_OPTION)
    .action(
      reporting(ops, async (what: string, { insurer, modality, books: folder }: Options) => {
        const { tariffs } = openBooks(ops, folder);
        const reference = what.trim().toUpperCase();
        const asked = REFERENCE_PATTERN.test(reference)
          ? await storedToExplain(ops, reference)
          : await fileToExplain(ops, what);
        const { line, effectiveDate } = asked.request;
        const isHere = (id: string) => isKnown(tariffs, line, id, asked.versions.get(id));
        const { risk, insurers } = explainRequest(tariffs, asked.request, (id) =>
          isHere(id) ? asked.versions.get(id) : undefined,
        );
        const chosen = chosenOf(insurers, insurer, modality);
        const remarks = chosen.flatMap((each) => remarksOn(each, asked));
        const { width } = ops.terminal;
        return {
          document: { line, effectiveDate, risk, insurers: chosen, remarks },
          text: [
            `${line}, cover from ${effectiveDate}`,
            summaryText(chosen, width),
            ...(remarks.length > 0 ? [remarks.join('\n')] : []),
            stepsText(chosen, width),
          ].join('\n\n'),
        };
      }),
    );
}

const isKnown = (tariffs: Tariffs, line: InsuranceLine, id: string, version: string | undefined): boolean =>
  version !== undefined && tariffs.editions.has(editionOf({ insurer: { id, name: '' }, line, version }));

/** @throws Failure when there is none */
function chosenOf(
  insurers: readonly ExplainedInsurer[],
  insurerId: string | undefined,
  modalityId: string | undefined,
): readonly ExplainedInsurer[] {
  const chosen = insurers
    .filter(({ insurer }) => insurerId === undefined || insurer.id === insurerId)
    .map((each) => ({
      ...each,
      offers: each.offers.filter((offer) => modalityId === undefined || offer.modalityId === modalityId),
    }))
    .filter(({ offers, declined }) => offers.length > 0 || declined.length > 0);
  if (chosen.length > 0) return chosen;
  const known = insurers.map(({ insurer, offers }) =>
    [insurer.id, ...offers.map((offer) => offer.modalityId)].join(' '),
  );
  throw new Failure(['There is no such price. The insurers and their modalities are:', ...known].join('\n  '));
}

/** Lists the differences from the stored quotation: other books, or other prices. */
function remarksOn({ insurer, version, offers }: ExplainedInsurer, { versions, given }: ToExplain): readonly string[] {
  const madeBy = versions.get(insurer.id);
  const prices = given.get(insurer.name) ?? [];
  const others = offers.filter(({ totalCents }) => !prices.includes(toEuros(totalCents)));
  return [
    ...(madeBy !== undefined && madeBy !== version
      ? [`${insurer.id}: quoted by book ${madeBy}, which is not here; explained by ${version ?? 'none'}.`]
      : []),
    ...(given.size > 0 && others.length > 0
      ? [`${insurer.id}: not what was quoted: ${others.map(({ modalityId }) => modalityId).join(', ')}.`]
      : []),
  ];
}
