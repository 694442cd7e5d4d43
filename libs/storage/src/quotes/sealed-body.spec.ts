import { packed, unpacked } from './sealed-body';
import { readQuote } from './stored-quote';

const long = JSON.stringify({ form: 1, offers: Array.from({ length: 2000 }, (_, at) => `oferta ñ ${at}`) });

describe('the text of a quotation', () => {
  it('is compressed where it is long, and stays as it is where it is not', () => {
    expect(packed(long).length).toBeLessThan(long.length / 3);
    expect(unpacked(packed(long))).toBe(long);
    const short = long.slice(0, 20_000);
    expect(packed(short)).toBe(short);
    expect(unpacked(short)).toBe(short);
  });

  it('is refused by its form where a program does not know that it may be compressed', () => {
    expect(() => readQuote(packed(long))).toThrow('form 2, of a newer program');
  });
});
