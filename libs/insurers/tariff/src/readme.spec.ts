import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toEuros } from '@cotiza/kernel';
import type { ExplanationStep } from './engine/explain';
import { aCar } from './testing/risk.builders';
import { tariffs } from './testing/embedded';

const readme = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');

function line(step: ExplanationStep): string {
  const factor = step.factor === null ? '' : `x ${step.factor}`;
  const amount = toEuros(Math.round(step.amountCents)).toFixed(2);
  const name =
    step.kind === 'guarantee' ? `= ${step.guarantee}` : step.kind === 'base' ? `${step.guarantee}, base` : step.name;
  return [name.padEnd(26), (step.value ?? '').padEnd(32), factor.padEnd(7), amount.padStart(8)].join('').trimEnd();
}

it('the example of the README is what the engine says', () => {
  const explained = tariffs.explain(aCar(), 'aldaba', 'terceros');
  const steps = explained.kind === 'explained' ? explained.steps : [];
  const first = steps.findIndex((step) => step.kind === 'guarantee') + 1;
  const shown = steps.filter((step, index) => index < first || !['base', 'factor'].includes(step.kind));
  expect(readme).toContain(shown.map(line).join('\n'));
});

it('every kind of factor is described', () => {
  for (const kind of ['bands', 'curve', 'values', 'zones', 'blend', 'bonus-malus'])
    expect(readme).toContain(`\`${kind}\``);
});
