import { handKeptTable } from './hand-kept-table';

const COLUMNS = ['brand', 'model', 'generation', 'to_brand', 'to_model'] as const;

/**
 * Faults of the embedded starter, found by reading it: models that the source names wrongly, or only in part. The first correction
 * that matches is applied. `generation` is a pattern, any where empty; `to_brand` is the right brand, where that is wrong too;
 * `to_model` is the right model, `*` the name of the generation.
 */
export const modelCorrections = handKeptTable('car-models.csv', COLUMNS).map((row) => ({
  ...row,
  generation: new RegExp(row.generation, 'i'),
}));

/** Models whose own way of writing is neither capitals nor a capital and small letters. */
export const modelSpellings: ReadonlyMap<string, string> = new Map(
  [
    ...['iX1', 'iX2', 'iX3', 'iCAR', 'eQ7', 'ID. Buzz', 'I-Pace', 'X-Trail', 'bZ4X', 'e-tron GT', 'Crosstrek'],
    ...['e-208', 'e-308', 'e-408', 'e-2008', 'e-3008', 'e-5008'],
  ].map((name) => [name.toUpperCase(), name]),
);
