import { masking } from './masked';

describe('what is drawn, in an answer', () => {
  const TOKEN = 'a'.repeat(42) + '-';

  it('is named by when it came first, and has one name wherever it comes', () => {
    const masked = masking();
    expect(masked(`{"referencia":"COT-0123456789"} https://x.example/c/${TOKEN}`)).toBe(
      '{"referencia":"<drawn 1>"} https://x.example/c/<drawn 2>',
    );
    expect(masked('COT-ABCDEFGHJK, as COT-0123456789')).toBe('<drawn 3>, as <drawn 1>');
  });

  it('is nothing else', () => {
    const text = '{"prima":"312.40","enlace":"/c/short","otra":"COT-ILOU"}';
    expect(masking()(text)).toBe(text);
  });

  it.each([
    ['an answer', (id: string) => `"oferta_id":"${id}.1"`],
    ['an answer inside of a text', (id: string) => `\\"oferta_id\\":\\"${id}.1\\"`],
    ['the page of offers', (id: string) => `<button name="oferta" value="${id}.1">`],
    ['the page of offers inside of a text', (id: string) => `<button name=\\"oferta\\" value=\\"${id}.1\\">`],
    ['the words over MCP', (id: string) => `Defensa jurídica. [${id}.1]`],
  ])('names the offers of a quotation as they stand in %s', (_where, said) => {
    const one = masking()(said('LWDgi4ODhybNNWecOyZE8w'));
    expect(one).toContain('<drawn 1>.1');
    expect(masking()(said('W5ZbeD6H11rVWgGzDXmNeQ'))).toBe(one);
  });
});
