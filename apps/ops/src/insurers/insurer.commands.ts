import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { InsurerManifest, InsurerOutcome } from '@cotiza/insurers-port';
import { toEuros } from '@cotiza/kernel';
import type { Command } from 'commander';
import { addCommand, commandGroup, reporting } from '../add-command';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';
import { lineOption } from '../parameters/parameters';
import { lineCheck, type CheckedInsurer } from './line-check';

const LISTED: readonly Column<InsurerManifest>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'REACH', of: ({ reach }) => reach },
  { title: 'LINES', of: ({ lines }) => lines.join(', ') },
];

function insurersList(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'list',
    summary: 'List the insurers and the lines that each is asked for',
    example: 'insurers list',
  }).action(
    reporting(ops, () => {
      const insurers = ops.insurers().map(({ manifest }) => manifest);
      const text = insurers.length > 0 ? table(LISTED, insurers, ops.terminal.width) : 'No insurers.';
      return Promise.resolve({ document: { insurers }, text });
    }),
  );
}

const CHECKED: readonly Column<CheckedInsurer>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'INSURER', of: ({ insurer }) => insurer },
  { title: 'MS', of: ({ tookMs }) => tookMs.toFixed(1), isNumber: true },
  { title: 'ANSWER', of: ({ outcome }) => outcomeText(outcome) },
];

function insurersCheck(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'check',
    summary: 'Ask every insurer for a price, with made-up data',
    note: 'The example of each line is asked within INSURER_DEADLINE_MS. Nothing is stored and no message is sent.',
    example: 'insurers check --line Car',
  })
    .addOption(lineOption('only one line'))
    .action(
      reporting(ops, async ({ line }: { readonly line?: InsuranceLine }) => {
        const checkLine = lineCheck(ops);
        const checked: CheckedInsurer[] = [];
        for (const each of line === undefined ? INSURANCE_LINES : [line]) checked.push(...(await checkLine(each)));
        return {
          document: { answers: checked.map(answerDocument) },
          text: checked.length > 0 ? table(CHECKED, checked, ops.terminal.width) : 'No insurers.',
          failure: failureOf(checked),
        };
      }),
    );
}

function failureOf(checked: readonly CheckedInsurer[]): string | undefined {
  const silent = checked.filter(({ outcome }) => outcome.kind === 'unavailable').length;
  return silent === 0 ? undefined : `${silent} of ${checked.length} answers cannot be used.`;
}

const bestPrice = (outcome: InsurerOutcome & { kind: 'offers' }) =>
  toEuros(Math.min(...outcome.offers.map(({ priceCents }) => priceCents)));

function outcomeText(outcome: InsurerOutcome): string {
  switch (outcome.kind) {
    case 'offers':
      return `${outcome.offers.length} offers, best ${bestPrice(outcome).toFixed(2)} EUR`;
    case 'declined':
      return `declined: ${outcome.reasons.map(({ code }) => code).join(', ')}`;
    default:
      return `UNAVAILABLE (${outcome.cause}): ${outcome.detail}`;
  }
}

function answerDocument({ line, insurer, outcome, tookMs }: CheckedInsurer) {
  const asked = { line, insurer, tookMs: Number(tookMs.toFixed(3)), outcome: outcome.kind };
  switch (outcome.kind) {
    case 'offers':
      return { ...asked, offers: outcome.offers.length, bestPrice: bestPrice(outcome) };
    case 'declined':
      return { ...asked, reasons: outcome.reasons };
    default:
      return { ...asked, cause: outcome.cause, detail: outcome.detail };
  }
}

export const insurerCommands = commandGroup('insurers', 'See which insurers are asked, and whether they answer', [
  insurersList,
  insurersCheck,
]);
