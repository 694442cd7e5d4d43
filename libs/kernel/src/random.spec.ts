import { randomBytes } from 'node:crypto';
import { pooledBytes, newReference, REFERENCE_PATTERN } from './random';

it('gives every byte of its source once, in the order of the source', () => {
  let next = 0;
  const asked: number[] = [];
  const bytes = pooledBytes((count) => {
    asked.push(count);
    return Uint8Array.from({ length: count }, () => next++ % 256);
  });
  expect([...bytes(3), ...bytes(2), ...bytes(0), ...bytes(1)]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(asked).toEqual([4096]);
  expect(bytes(5000)).toHaveLength(5000);
  expect(asked).toEqual([4096, 5000]);
});

describe('newReference', () => {
  it('[Quotation result (response of POST) / referencia] is COT- and ten characters that cannot be misread', () => {
    for (let i = 0; i < 200; i++) expect(newReference(randomBytes)).toMatch(REFERENCE_PATTERN);
  });

  it('uses every bit it is given', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => newReference(randomBytes)));
    expect(seen.size).toBe(2000);
    expect(newReference((count) => new Uint8Array(count).fill(255))).toBe('COT-ZZZZZZZZZZ');
  });
});
