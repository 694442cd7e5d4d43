import { randomBytes } from 'node:crypto';
import { newReference, REFERENCE_PATTERN } from './references';

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
