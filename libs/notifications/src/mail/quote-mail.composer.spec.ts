import { archivedQuote, archivedQuoteOf, TEST_TOKEN, quotedOffer, TEST_REFERENCE } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { anyText, contractEmail, contractName, headerOf, readMail } from '../testing';
import { testComposer } from '../testing/letters.builder';
import { isAddress } from './mailbox';
import { writeMessage } from './write-message';

const FROM = { name: 'Correduría Faro, S.L. "Faro"', address: 'hola@correduria-faro.example' };
const compose = testComposer({ from: FROM });

const written = (quote = archivedQuote()) => {
  const { raw, envelope } = writeMessage(compose(quote, TEST_TOKEN));
  return { source: raw.toString(), envelope };
};

const HEADERS = [
  'auto-submitted',
  'x-auto-response-suppress',
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
];

describe('the e-mail of a quotation', () => {
  it('says from whom, to whom and about what, that a machine wrote it, and when the prices were made', async () => {
    const { source } = written();
    const header = new Map(headerOf(source));
    expect([...header.keys()]).toEqual(HEADERS);
    expect(header.get('to')).toBe('martin.ficticio@example.com');
    expect(header.get('message-id')).toBe(`<${TEST_REFERENCE}@correduria-faro.example>`);
    expect(header.get('date')).toBe('Sat, 21 Nov 2026 09:00:00 +0000');
    expect(header.get('auto-submitted')).toBe('auto-generated');
    expect(header.get('x-auto-response-suppress')).toBe('All');
    expect(await readMail(source)).toMatchObject({
      from: FROM,
      subject: `Seguro de coche: desde 243,91 EUR al año (${TEST_REFERENCE})`,
    });
  });

  it('is text and HTML, in lines that SMTP takes', () => {
    const { source } = written();
    expect(Math.max(...source.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
    expect(source.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2);
  });
});

it('whatever the customer is called, has its header and no other, and goes to the address of the request alone', async () => {
  const holder = fc.record({ name: contractName, email: contractEmail });
  await fc.assert(
    fc.asyncProperty(holder, async (person) => {
      const { source, envelope } = written(archivedQuote({ holder: person }));
      expect(headerOf(source).map(([name]) => name)).toEqual(HEADERS);
      expect([envelope.from, envelope.to]).toEqual([FROM.address, [expect.any(String)]]);
      const { to, subject } = await readMail(source);
      expect(to).toHaveLength(1);
      expect(subject).toBe(`Seguro de coche: desde 243,91 EUR al año (${TEST_REFERENCE})`);
      const [recipient] = envelope.to;
      const [local, domain] = person.email.split('@') as [string, string];
      expect([local, `"${local}"`]).toContain(recipient!.slice(0, recipient!.lastIndexOf('@')));
      // Domains may be converted to ASCII.
      expect(recipient!.slice(recipient!.lastIndexOf('@') + 1)).toMatch(/^[^\s<>,;:"]+$/);
      if (/^[a-z.]+$/.test(domain)) expect(recipient!.endsWith(`@${domain}`)).toBe(true);
    }),
  );
});

it('is not taken apart by any text at all', async () => {
  const texts = fc.record({
    name: anyText,
    email: anyText,
    periodicidad: anyText,
    aseguradora: anyText,
    aviso: anyText,
  });
  await fc.assert(
    fc.asyncProperty(texts, async ({ name, email, periodicidad, aseguradora, aviso }) => {
      const quote = archivedQuoteOf([quotedOffer({ periodicidad, aseguradora })]);
      const holder = { name, email: isAddress(email) ? email : 'a@b.es' };
      const { source } = written({ ...quote, holder, result: { ...quote.result, aviso } });
      expect(headerOf(source).map(([header]) => header)).toEqual(HEADERS);
      expect(source.match(/^Content-Type: text\//gm)).toHaveLength(2);
      const { html, attachments } = await readMail(source);
      expect(attachments).toEqual([]);
      expect(html).not.toContain('<script>');
    }),
  );
});
