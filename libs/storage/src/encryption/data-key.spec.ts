import { randomBytes } from 'node:crypto';
import { generateDataKey, parseDataKeys } from './data-key';

const secret = randomBytes(32);

describe('parseDataKeys', () => {
  it('takes base64 of both alphabets and hexadecimal for the same key', () => {
    const spellings = [
      secret.toString('base64'),
      secret.toString('base64').replace('=', ''),
      secret.toString('base64url'),
      secret.toString('hex'),
      secret.toString('hex').toUpperCase(),
      `  ${secret.toString('hex')}\n`,
    ];
    expect(new Set(spellings.map((text) => parseDataKeys(text)[0]!.id)).size).toBe(1);
  });

  it('keeps the order of several', () => {
    const texts = [generateDataKey(), generateDataKey(), generateDataKey()];
    const ids = texts.map((text) => parseDataKeys(text)[0]!.id);
    expect(parseDataKeys(texts.join(' , ')).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });

  it('derives keys for each purpose that are not the key and not each other', () => {
    const { id, encryption, hashing } = parseDataKeys(secret.toString('hex'))[0]!;
    const derived = [id, encryption.export().toString('hex'), hashing.export().toString('hex')];
    expect(new Set([...derived, secret.toString('hex')]).size).toBe(4);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(secret.toString('hex')).not.toContain(id);
  });

  it.each(['', 'abc', secret.toString('hex').slice(2), `${generateDataKey()},`, randomBytes(33).toString('base64')])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => parseDataKeys(text)).toThrow(/^data key number \d is not 32 bytes in base64 or hexadecimal$/);
    },
  );
});
