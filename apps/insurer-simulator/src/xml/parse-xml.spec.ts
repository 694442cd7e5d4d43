import { parseXml, XmlRefused } from './parse-xml';
import { childOf, fieldsOf, textAt } from './xml-element';

it('resolves names, whatever the prefixes', () => {
  const one = parseXml('<a:x xmlns:a="urn:1" b="2" a:c="3"><a:y>t&amp;&#233;<![CDATA[<]]></a:y></a:x>');
  const other = parseXml('<x xmlns="urn:1" xmlns:z="urn:1"  b="2" z:c="3"><z:y>t&amp;é&lt;</z:y></x>');
  expect(one).toMatchObject({ namespace: 'urn:1', name: 'x' });
  expect([...one.attributes]).toEqual([
    ['b', '2'],
    ['{urn:1}c', '3'],
  ]);
  expect(textAt(one, 'y')).toBe('t&é<');
  expect(fieldsOf(one)).toEqual(fieldsOf(other));
});

it('finds nothing where nothing is', () => {
  const element = parseXml('<x xmlns="urn:1"><y/></x>');
  expect(textAt(element, 'y')).toBe('');
  expect(textAt(element, 'y', 'z')).toBeUndefined();
  expect(childOf(element, 'y', 'urn:2')).toBeUndefined();
});

it.each([
  ['', 'not well-formed'],
  ['<x>', 'not well-formed'],
  ['<x></y>', 'not well-formed'],
  ['<p:x/>', 'not well-formed'],
  ['<x>&y;</x>', 'not well-formed'],
  ['<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>', 'it has a document type'],
  ['<x>'.repeat(51), 'nested more than 50 levels'],
])('refuses %p', (text, why) => {
  expect(() => parseXml(text)).toThrow(XmlRefused);
  expect(() => parseXml(text)).toThrow(why);
});
