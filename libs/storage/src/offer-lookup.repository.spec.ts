import { randomBytes } from 'node:crypto';
import { newReference } from '@cotiza/kernel';
import { referenceTokens } from './offer-lookup.repository';

const secret = Buffer.alloc(32, 7);
const PURPOSE = 'ids of offers';
const ids = referenceTokens(secret, PURPOSE);
const OTHER_DATABASE = referenceTokens(Buffer.alloc(32, 8), PURPOSE);
const references = Array.from({ length: 500 }, () => newReference(randomBytes));

it('leads back to the reference, again and again, and in another process that has the secret', () => {
  for (const reference of references) {
    const token = ids.tokenOf(reference);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(ids.tokenOf(reference)).toBe(token);
    expect(referenceTokens(secret, PURPOSE).referenceIn(token)).toBe(reference);
  }
});

it('is another for each reference, secret and purpose, and shows nothing of them', () => {
  const all = [ids, OTHER_DATABASE, referenceTokens(secret, 'handles')];
  const tokens = references.flatMap((reference) => all.map((each) => each.tokenOf(reference)));
  expect(new Set(tokens).size).toBe(3 * references.length);
  const near = ['COT-0000000000', 'COT-0000000001'].map((reference) => ids.tokenOf(reference));
  const differing = [...near[0]!].filter((char, at) => char !== near[1]![at]).length;
  expect(differing).toBeGreaterThan(10);
});

it.each([
  ['', 'nothing'],
  ['x', 'a short text'],
  [`${'A'.repeat(23)}`, 'a longer token'],
  [`${'A'.repeat(21)}*`, 'a token of other characters'],
  [`${'A'.repeat(22)}`, 'a guess'],
  [`${ids.tokenOf('COT-0000000000').slice(0, 21)}`, 'a part of one'],
  [OTHER_DATABASE.tokenOf('COT-0000000000'), 'one of another database'],
])('%s is of no quotation: %s', (id) => expect(ids.referenceIn(id)).toBeUndefined());

it('does not cut a reference that is too long', () =>
  expect(() => ids.tokenOf('COT-01234567890123')).toThrow(RangeError));
