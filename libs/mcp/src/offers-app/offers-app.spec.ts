import { SaxesParser } from 'saxes';
import * as app from './offers-app';
import { OFFERS_SCRIPT } from './offers-app';
import { OFFERS_STYLE } from './offers-app.style';

const { OFFERS_APP_HTML } = app;

describe('the page of the offers', () => {
  it('refers to nothing outside itself', () => {
    expect(OFFERS_APP_HTML).not.toMatch(/https?:|\/\/[a-z]|\burl\(|@import|<link|<img|<iframe|\bsrc=|\bhref=/i);
    expect(OFFERS_APP_HTML).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|localStorage|document\.cookie/);
  });

  it('never makes markup or code of a text', () => {
    expect(OFFERS_SCRIPT).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextual/,
    );
    expect(OFFERS_SCRIPT).not.toMatch(/\beval\b|\bFunction\(|setTimeout\((?!\(\) =>)|javascript:|\.on[a-z]+ *=/);
  });

  it('is a document whose elements close, with each id once and every reference to an id fulfilled', () => {
    const ids: string[] = [];
    const references: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ attributes }) => {
      if (attributes.id !== undefined) ids.push(attributes.id);
      for (const name of ['for', 'aria-labelledby', 'aria-controls']) references.push(attributes[name] ?? '');
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(OFFERS_APP_HTML.replace(OFFERS_SCRIPT, '').replace(OFFERS_STYLE, '')).close();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(references.filter((reference) => reference !== '')));
    const asked = [...OFFERS_SCRIPT.matchAll(/(?:byId|setText)\('([^']+)'/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(asked));
  });

  it('forbids itself everything but what is written in it', () => {
    const rule = /Content-Security-Policy" content="([^"]+)"/.exec(OFFERS_APP_HTML)?.[1];
    expect(rule?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('is in Spanish, and small enough for a host to read beforehand', () => {
    expect(OFFERS_APP_HTML).toContain('<html lang="es">');
    expect(Buffer.byteLength(OFFERS_APP_HTML)).toBeLessThan(24_576);
  });
});
