import { INSURANCE_LINES, tables } from '../lines';
import { fieldsAt } from '../model/walk';
import { bodyOf, EFFECTIVE_DAY } from '../testing/body-draft';
import { faultsOf } from '../testing/row-cases';
import { VARIANTS } from '../testing/variants';
import { exampleBody } from './example-body';

it.each(INSURANCE_LINES)('the example of %s has no faults', (line) => {
  expect(faultsOf(exampleBody(line, EFFECTIVE_DAY))).toEqual([]);
});

it.each(VARIANTS)('$name has no faults', ({ draft }) => {
  expect(faultsOf(draft.build())).toEqual([]);
});

it.each(INSURANCE_LINES)('every example of a row of %s is valid of itself', (line) => {
  const example = bodyOf(line);
  for (const { path, field } of fieldsAt(tables[line])) {
    const faults = faultsOf(example.with(path, field.example).build());
    expect(faults.filter((fault) => fault.startsWith(`${path} `) && !fault.endsWith('contradiccion'))).toEqual([]);
  }
});
