import { readXml } from './read-xml';
import { readXsd } from './xml-schema';

const XSD = (content: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">${content}</xs:schema>`;

const check = readXsd(
  XSD(`
  <xs:element name="Order">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="Code" type="t:Code"/>
        <xs:element name="Day" type="xs:date" minOccurs="0"/>
        <xs:choice>
          <xs:element name="Home" type="t:Home"/>
          <xs:element name="Weight" type="xs:decimal"/>
        </xs:choice>
        <xs:element name="Note" type="xs:string" minOccurs="0" maxOccurs="2"/>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
  <xs:complexType name="Home">
    <xs:sequence><xs:element name="Rooms" type="t:Rooms" maxOccurs="unbounded"/></xs:sequence>
  </xs:complexType>
  <xs:simpleType name="Code">
    <xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}|X"/><xs:maxLength value="2"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="Rooms">
    <xs:restriction base="xs:int"><xs:minInclusive value="1"/><xs:maxInclusive value="50"/></xs:restriction>
  </xs:simpleType>`),
);

const issuesOf = (content: string) => check(readXml(`<Order xmlns="urn:t">${content}</Order>`));

it.each([
  '<Code>AB</Code><Day>2026-11-21</Day><Home><Rooms>3</Rooms><Rooms>4</Rooms></Home>',
  ' <Code>X</Code> <Weight>1.50</Weight> <Note>a</Note><Note>b</Note>',
])('accepts %s', (content) => expect(issuesOf(content)).toEqual([]));

it.each([
  ['<Code>AB</Code>', ['Order: needs one of Home, Weight']],
  ['<Weight>1</Weight>', ['Order/Code: missing, or not in its place']],
  ['<Weight>1</Weight><Code>AB</Code>', ['Order/Code: missing, or not in its place', 'Order/Code: not expected here']],
  ['<Code>ab</Code><Weight>1</Weight>', ['Order/Code: has not the form asked for']],
  ['<Code>AB</Code><Weight>1,5</Weight>', ['Order/Weight: is no xs:decimal']],
  ['<Code>AB</Code><Day>21-11-2026</Day><Weight>1</Weight>', ['Order/Day: is no xs:date']],
  ['<Code>AB</Code><Home><Rooms>51</Rooms></Home>', ['Order/Home/Rooms: is out of range']],
  ['<Code>AB</Code><Home><Rooms>3.0</Rooms></Home>', ['Order/Home/Rooms: is no xs:int']],
  ['<Code>AB</Code><Home/>', ['Order/Home/Rooms: missing, or not in its place']],
  [
    '<Code>AB</Code><Home>3</Home>',
    ['Order/Home: has text between its elements', 'Order/Home/Rooms: missing, or not in its place'],
  ],
  ['<Code>AB</Code><Weight><Kg/></Weight>', ['Order/Weight: has elements in it']],
  ['<Code>AB</Code><Weight/>', ['Order/Weight: is empty']],
  ['<Code a="1">AB</Code><Weight>1</Weight>', ['Order/Code: has the attribute a']],
  ['<Code>AB</Code><Weight>1</Weight><Note>a</Note><Note>b</Note><Note>c</Note>', ['Order/Note: not expected here']],
  [
    '<Code xmlns="urn:u">AB</Code><Weight>1</Weight>',
    [
      'Order/Code: missing, or not in its place',
      'Order: needs one of Home, Weight',
      'Order/Code: not expected here',
      'Order/Weight: not expected here',
    ],
  ],
])('refuses %s', (content, issues) => expect(issuesOf(content)).toEqual(issues));

it('refuses another element at the top', () => {
  expect(check(readXml('<Order/>'))).toEqual(['Order: no such element in urn:t']);
});

const simple = (restriction: string) => `<xs:simpleType name="A">${restriction}</xs:simpleType>`;
const complex = (element: string) => `<xs:complexType name="A"><xs:sequence>${element}</xs:sequence></xs:complexType>`;
it.each([
  ['<xs:attribute name="a"/>', 'uses attribute'],
  ['<xs:complexType name="A"><xs:all/></xs:complexType>', 'uses all'],
  [simple('<xs:restriction base="xs:string"><xs:length value="2"/></xs:restriction>'), 'uses length'],
  [simple('<xs:restriction base="xs:float"/>'), 'no type xs:float'],
  [complex('<xs:element name="B" type="t:C"/>'), 'no type t:C'],
  [complex('<xs:element name="B" type="xs:int" nillable="true"/>'), 'uses element with nillable'],
])('reads no schema that it would not check: %s', (content, why) => expect(() => readXsd(XSD(content))).toThrow(why));
