import fc from 'fast-check';
import { fieldsAt, walk } from '../model/walk';
import { tables, type InsuranceLine } from '../lines';
import { anyTypeOfValue, badValue, goodValue } from './arbitrary-value';
import { bodyOf, type BodyDraft, type Change, type JsonValue } from './body-draft';
import { choicesOf } from './variants';

/** Generates bodies without faults, with one choice of every group in which a body of the line can vary. */
export function validBody(line: InsuranceLine): fc.Arbitrary<BodyDraft> {
  const example = bodyOf(line);
  const choices = choicesOf(line).map((group) => fc.constantFrom(...Object.values(group)));
  return fc.tuple(...choices).map((changes) => example.changed(...changes));
}

/**
 * Generates valid bodies after 0 to 5 mutations: a field left out, a value replaced by another valid one, by a wrong one or
 * by one of another type, an unknown key, junk in place of a block.
 */
export function bodyWithMutations(line: InsuranceLine): fc.Arbitrary<BodyDraft> {
  return fc
    .tuple(validBody(line), fc.array(mutation(line), { maxLength: 5 }))
    .map(([body, mutations]) => body.changed(...mutations));
}

function mutation(line: InsuranceLine): fc.Arbitrary<Change> {
  const fields = fc.constantFrom(...fieldsAt(tables[line]));
  const blocks = fc.constantFrom(...blockPaths(line));
  const put = (path: string, value: JsonValue): Change => {
    return (draft) => draft.with(path, value);
  };
  return fc.oneof(
    fields.map(
      ({ path }): Change =>
        (draft) =>
          draft.without(path),
    ),
    blocks.map(
      (path): Change =>
        (draft) =>
          draft.without(path),
    ),
    fields.chain(({ path, field }) => goodValue(field).map((value) => put(path, value))),
    fields.chain(({ path, field }) => badValue(field).map((value) => put(path, value))),
    fc.tuple(fields, anyTypeOfValue).map(([{ path }, value]) => put(path, value)),
    fc.tuple(blocks, unknownKey, anyTypeOfValue).map(([path, key, value]) => put(`${path}.${key}`, value)),
    fc.tuple(unknownKey, anyTypeOfValue).map(([key, value]) => put(key, value)),
    fc.tuple(blocks, anyTypeOfValue).map(([path, value]) => put(path, value)),
  );
}

const unknownKey = fc.oneof(
  fc.constantFrom('adress', 'phnoe', 'Holder', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'ñ', ' '),
  fc.string({ minLength: 1, maxLength: 8 }).map((key) => `x${key.replaceAll('.', '')}`),
);

function blockPaths(line: InsuranceLine): string[] {
  const paths: string[] = [];
  walk(tables[line], (node, path) => {
    if (node.node === 'block') paths.push(path);
  });
  return paths;
}
