import type { Fields } from '@cotiza/kernel';
import { readXml, readXsd, type XmlElement } from '@cotiza/transport';
import { childOf } from '../src/roble/xml-fields';
import { vendorDocument } from '../src/vendor-documents/vendor-folder';
import { nextReference } from './faro-client';
import { envelope, robleMessage, security, sendToRoble, type RobleLine, type Security } from './roble-client';
import { simulator, type Simulator } from './running-simulator';

const schemaIssues = readXsd(vendorDocument('roble', 'roble.xsd'));

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());

/** Returns the text of an element below, by the names on the way. */
const textAt = (element: XmlElement, ...path: readonly string[]) =>
  path.reduce<XmlElement | undefined>((found, name) => childOf(found, name), element)?.text;

async function contentOf(response: Response): Promise<XmlElement> {
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const [content] = childOf(readXml(await response.text()), 'Body')!.elements;
  return content!;
}

async function answer(line: RobleLine, changes: Fields = {}, reference?: string): Promise<XmlElement> {
  const response = await sendToRoble(running.url, envelope(robleMessage(line, changes, reference)));
  const content = await contentOf(response);
  expect(response.status).toBe(content.name.local === 'Fault' ? 500 : 200);
  return content;
}

/** Returns the SOAP fault code, the code of Roble, and the text. */
async function fault(body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await sendToRoble(running.url, body, { headers });
  expect(response.status).toBe(500);
  const content = await contentOf(response);
  const detail = childOf(childOf(content, 'detail'), 'FalloRoble')!;
  expect(schemaIssues(detail)).toEqual([]);
  return [textAt(content, 'faultcode'), textAt(detail, 'Codigo'), textAt(detail, 'Mensaje')] as const;
}

it.each(['HOG', 'AUT', 'MOT'] as const)('a quotation answers offers for %s as the schema says', async (line) => {
  const reference = nextReference();
  const content = await answer(line, {}, reference);
  expect(schemaIssues(content)).toEqual([]);
  expect(textAt(content, 'Estado')).toBe('A');
  expect(textAt(content, 'IdTransaccion')).toBe(reference);
  expect(childOf(content, 'Ofertas')!.elements.length).toBeGreaterThan(1);
});

describe('a message that is not as the documents say', () => {
  const CAR = 'RiesgoAuto.Coche';
  const at = 'CalcularPrimaPeticion/RiesgoAuto/Coche';
  it.each<[string, Fields, string]>([
    ['a code of no list', { [`${CAR}.Combustible`]: 'G' }, `${at}/Combustible: has a code that is not in the list`],
    ['the risk of another line', { Ramo: 'HOG' }, 'Ramo: does not go with the rest of the message'],
    ['a history of who has none', { 'RiesgoAuto.Conductor.AseguradoAntes': 'N' }, 'Conductor/Historial: does not go'],
  ])('is refused: %s', async (_name, changes, issue) => {
    const [faultcode, code, message] = await fault(envelope(robleMessage('AUT', changes)));
    expect([faultcode, code]).toEqual(['soap:Client', 'RB-2001']);
    expect(message).toContain(issue);
    expect((await running.report('roble-a')).rejections[0]!.issues).toHaveLength(1);
  });

  const bomb = '<!DOCTYPE a [<!ENTITY b "c">]>';
  it.each([
    [
      'a document type',
      bomb + envelope(robleMessage('AUT')).replace(/^<\?.*?\?>/, ''),
      {},
      'the XML has a document type',
    ],
    ['another envelope', '<a/>', {}, 'it is no SOAP 1.1 envelope'],
    ['another action', envelope(robleMessage('AUT')), { soapaction: '""' }, 'SOAPAction is not'],
  ])('is refused: %s', async (_name, body, headers, issue) => {
    const [, code, message] = await fault(body, headers);
    expect(code).toBe('RB-2001');
    expect(message).toContain(issue);
  });
});

describe('the security header', () => {
  const MINUTE_MS = 60_000;
  const attempt = (changes: Security) => fault(envelope(robleMessage('AUT'), security(changes)));
  it.each([
    ['another password', { password: 'wrong' }, 'wsse:FailedAuthentication', 'RB-1001'],
    ['a message of six minutes ago', { createdMs: Date.now() - 6 * MINUTE_MS }, 'wsse:MessageExpired', 'RB-1003'],
    ['a short nonce', { nonce: Buffer.from('short') }, 'wsse:InvalidSecurity', 'RB-1002'],
  ])('is refused: %s', async (_name, changes, faultcode, code) => {
    expect((await attempt(changes)).slice(0, 2)).toEqual([faultcode, code]);
  });

  it.each([
    ['none', ''],
    ['a password as text', security().replace('#PasswordDigest', '#PasswordText')],
  ])('is refused: %s', async (_name, header) => {
    expect((await fault(envelope(robleMessage('AUT'), header)))[1]).toBe('RB-1002');
  });

  it('is good once', async () => {
    const header = security();
    expect((await sendToRoble(running.url, envelope(robleMessage('AUT'), header))).status).toBe(200);
    const again = await fault(envelope(robleMessage('AUT'), header));
    expect(again.slice(0, 2)).toEqual(['wsse:InvalidSecurity', 'RB-1004']);
  });
});
