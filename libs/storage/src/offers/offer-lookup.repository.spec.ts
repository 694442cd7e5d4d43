import { randomBytes } from 'node:crypto';
import { newReference } from '@cotiza/kernel';
import { offerIds } from './offer-lookup.repository';

const secret = Buffer.alloc(32, 7);
const ids = offerIds(secret);
const references = Array.from({ length: 500 }, () => newReference(randomBytes));

it('leads back to the reference, again and again, and in another process that has the secret', () => {
  for (const reference of references) {
    const token = ids.tokenOf(reference);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(ids.tokenOf(reference)).toBe(token);
    expect(offerIds(secret).referenceIn(`${token}.7`)).toBe(reference);
  }
});

it('is another for each reference and each secret, and shows nothing of either', () => {
  const others = offerIds(Buffer.alloc(32, 8));
  const tokens = references.flatMap((reference) => [ids.tokenOf(reference), others.tokenOf(reference)]);
  expect(new Set(tokens).size).toBe(2 * references.length);
  const near = ['COT-0000000000', 'COT-0000000001'].map((reference) => ids.tokenOf(reference));
  const differing = [...near[0]!].filter((char, at) => char !== near[1]![at]).length;
  expect(differing).toBeGreaterThan(10);
});

it.each([
  ['', 'nothing'],
  ['x', 'a short text'],
  [`${'A'.repeat(22)}`, 'a token without a number'],
  [`${'A'.repeat(22)}.0`, 'number 0'],
  [`${'A'.repeat(22)}.12345`, 'a large number'],
  [`${'A'.repeat(23)}.1`, 'a longer token'],
  [`${'A'.repeat(21)}*.1`, 'a token of other characters'],
  [`${'A'.repeat(22)}.1`, 'a guess'],
  [`${ids.tokenOf('COT-0000000000').slice(0, 21)}.1`, 'a part of one'],
  [`${offerIds(Buffer.alloc(32, 8)).tokenOf('COT-0000000000')}.1`, 'one of another database'],
])('%s is of no quotation: %s', (id) => expect(ids.referenceIn(id)).toBeUndefined());

it('does not cut a reference that is too long', () =>
  expect(() => ids.tokenOf('COT-01234567890123')).toThrow(RangeError));
