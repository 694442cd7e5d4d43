import fc from 'fast-check';
import { anyCharacter } from './testing/any-character';
import { escapeText, markup, rawMarkup, withLinks } from './markup';

describe('a template of markup', () => {
  it('escapes every text that is put in, in elements and in attributes', () => {
    const piece = markup`<p title="${'a "b" \'c\''}">${'<b>&amp;</b>'}${7}${null}</p>`;
    expect(piece.toString()).toBe('<p title="a &quot;b&quot; &#39;c&#39;">&lt;b&gt;&amp;amp;&lt;/b&gt;7</p>');
  });

  it('puts pieces in as they are, one or several', () => {
    const piece = markup`<b>${'&'}</b>`;
    expect(markup`<p>${piece}</p>${[piece, rawMarkup('<hr />')]}`.toString()).toBe(
      '<p><b>&amp;</b></p><b>&amp;</b>\n<hr />',
    );
  });

  it('takes nothing for a piece that only looks like one', () => {
    const lookalike = { toString: () => '<script>', join: () => '<script>' } as unknown as string;
    expect(markup`${lookalike}${[lookalike] as never}`.toString()).toBe('&lt;script&gt;&lt;script&gt;');
  });
});

it('loses nothing of a text, and leaves no character that markup is made of', () => {
  const original: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(\w+|#39);/g, (_entity, name: string) => original[name]!)).toBe(text);
    }),
  );
});

it('makes links of the words of a text that have an address, and escapes the rest', () =>
  expect(withLinks('<a> & b, a', { a: '/x', b: '/y?z&q' }).toString()).toBe(
    '&lt;<a href="/x">a</a>&gt; &amp; <a href="/y?z&amp;q">b</a>, <a href="/x">a</a>',
  ));
