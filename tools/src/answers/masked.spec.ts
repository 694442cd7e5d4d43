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
});
