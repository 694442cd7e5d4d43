import { processorMs, anyCharacter } from '@cotiza/kernel/testing';
import fc from 'fast-check';
import { readXml } from './read-xml';
import { writeXml, XmlFragment } from './xml-writer';

const failing = (detail: string) => expect.objectContaining({ because: 'invalid-answer', detail }) as Error;
const MALFORMED = 'the answer is not well-formed XML';

describe('a document', () => {
  it('is read with its names in their namespaces, whatever the prefixes', () => {
    const root = readXml(
      '<?xml version="1.0"?><p:a xmlns:p="urn:x" xmlns="urn:y"><b xmlns="urn:z"/><p:c>1</p:c><d/></p:a>\n',
    );
    expect(root.is('urn:x', 'a')).toBe(true);
    expect(root.elements.map(({ name }) => name)).toEqual([
      { namespace: 'urn:z', local: 'b' },
      { namespace: 'urn:x', local: 'c' },
      { namespace: 'urn:y', local: 'd' },
    ]);
    expect(root.only('c').text).toBe('1');
  });

  it('has its references resolved once, its sections as they are and its comments left out', () => {
    const text = '<a>&lt;&amp;lt; &#233;&#xE9;&apos;&quot;&gt;<!-- no --><![CDATA[<b>&amp;</b>]]></a>';
    expect(readXml(text).text).toBe('<&lt; éé\'"><b>&amp;</b>');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><a/>', 'the XML has a document type'],
    ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'the XML has a document type'],
    ['an external entity', '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><a/>', 'the XML has a document type'],
    ['a document type in small letters', '<!doctype a><a/>', 'the XML has a document type'],
    ['a declaration inside', '<a><!ELEMENT b ANY></a>', 'the XML has a document type'],
    ['an instruction', '<a><?x y?></a>', 'the XML has an instruction'],
    ['an instruction at the beginning', '<?x y?><a/>', 'the XML has an instruction'],
    ['a late declaration', '\n<?xml version="1.0"?><a/>', 'the XML has an instruction'],
    ['nothing', '', MALFORMED],
    ['a text', 'hola', MALFORMED],
    ['what does not end', '<a><b>', MALFORMED],
    ['an unknown entity', '<a>&nbsp;</a>', MALFORMED],
    ['an undeclared prefix', '<p:a/>', MALFORMED],
  ])('is refused with %s', (_name, text, detail) => expect(() => readXml(text)).toThrow(failing(detail)));

  it('may be 30 elements deep and no deeper', () => {
    const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
    expect(readXml(deep(30)).name.local).toBe('a');
    for (const levels of [31, 20_000]) expect(() => readXml(deep(levels))).toThrow(failing('the XML is too deep'));
  });

  it('takes no time to refuse, whatever is in it', () => {
    const spentMs = processorMs(() => {
      for (const piece of ['<a ', '<a>', '&', '&#x', '<!--', '<![CDATA[', ']]>', '<a b="', '</', 'x']) {
        expect(() => readXml(piece.repeat(256_000 / piece.length))).toThrow(failing(expect.any(String) as string));
      }
    });
    // Milliseconds; a step for each pair of characters would be many minutes.
    expect(spentMs).toBeLessThan(30_000);
  });

  it('is never anything but a document or a refusal', () => {
    const piece = fc.constantFrom(...'<a> </a> <b/> &lt; & <![CDATA[ ]]> <!-- -->  xmlns="u" x'.split(' '), ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        try {
          expect(readXml(`<a>${pieces.join('')}</a>`).name.local).toBe('a');
        } catch (error) {
          expect(error).toMatchObject({ because: 'invalid-answer' });
        }
      }),
    );
  });
});

describe('a document that is written', () => {
  it('is read as what was written', () => {
    const character = fc.string({ unit: anyCharacter, minLength: 0, maxLength: 20 });
    const text = character.filter((each) => /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(each));
    fc.assert(
      fc.property(text, text, (first, second) => {
        const content = [XmlFragment.of('p', { b: first, c: second, d: undefined })];
        const root = readXml(writeXml({ name: 'p:a', attributes: { 'xmlns:p': 'urn:x', note: first }, content }));
        expect(root.elements.map(({ text: read }) => read)).toEqual([first, second]);
      }),
    );
  });

  it('escapes whatever could end what it is in', () => {
    const written = writeXml({ name: 'a', attributes: { b: `"'<>&\n` }, content: `"'<>&]]>\r` });
    expect(written).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><a b="&quot;&apos;&lt;&gt;&amp;&#10;">&quot;&apos;&lt;&gt;&amp;]]&gt;&#13;</a>',
    );
  });

  it.each(['\u0000', '\u001f', '\ufffe', '\ud800'])('cannot hold %j', (text) =>
    expect(() => writeXml({ name: 'a', content: text })).toThrow(RangeError),
  );
});
