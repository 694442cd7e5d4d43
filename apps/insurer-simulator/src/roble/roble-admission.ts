import type { Clock } from '@cotiza/kernel';
import { CallFailed, readXml, type SchemaCheck, type XmlElement } from '@cotiza/transport';
import { header, type IncomingRequest } from '../answering';
import { type Admission, refused } from '../desk/vendor-desk';
import { priceQuestion, valueAt } from '../pricing/risk.mapper';
import { ROBLE_PLACES } from '../pricing/vendor-places';
import type { RiskCodes } from '../vendor-documents/code-lists';
import type { VendorLine } from '../vendor-documents/vendor-lines';
import { SOAP, SOAP_ACTION, WSSE } from './namespaces';
import { robleFault } from './roble-fault';
import { brokenRules } from './roble.rules';
import { type NonceCache, securityIssue, type UserCredentials } from './username-token';
import { childOf, fieldsOf } from './xml-fields';

const LARGEST_REQUEST_BYTES = 64 * 1024;
const REQUEST = 'CalcularPrimaPeticion';
const LINES: Readonly<Record<string, VendorLine>> = { HOG: 'Home', AUT: 'Car', MOT: 'Motorcycle' };

export interface RobleRulebook {
  readonly schemaIssues: SchemaCheck;
  readonly codes: RiskCodes;
}

export interface RobleGate {
  readonly rulebook: RobleRulebook;
  readonly credentials: UserCredentials;
  readonly nonces: NonceCache;
  readonly clock: Clock;
}

/** Checks a message against the documents: transport, envelope, security, schema, rules. */
export function admitToRoble(request: IncomingRequest, gate: RobleGate): Admission {
  const transport = transportIssue(request);
  if (transport) return transport;
  const message = readSoapMessage(request.body);
  if ('issue' in message) return notByTheSchema([message.issue]);
  const insecure = securityIssue(message.header, gate.credentials, gate.nonces, gate.clock);
  if (insecure) return refused(robleFault(insecure.fault, [insecure.issue]), `${insecure.fault} ${insecure.issue}`);
  return admitContent(message.content, gate);
}

function transportIssue(request: IncomingRequest): Admission | null {
  if (!/^text\/xml\s*(;|$)/i.test(header(request, 'content-type') ?? '')) {
    return refused({ status: 415, contentType: 'text/plain', body: 'text/xml' }, 'Content-Type is not text/xml');
  }
  if (Buffer.byteLength(request.body) > LARGEST_REQUEST_BYTES) {
    return refused({ status: 413, contentType: 'text/plain', body: '64 KiB' }, 'the message has more than 64 KiB');
  }
  const action = header(request, 'soapaction')?.replace(/^"(.*)"$/, '$1');
  return action === SOAP_ACTION ? null : notByTheSchema([`SOAPAction is not "${SOAP_ACTION}"`]);
}

function admitContent(content: XmlElement, { rulebook, credentials }: RobleGate): Admission {
  const { schemaIssues, codes } = rulebook;
  const issues = content.name.local === REQUEST ? schemaIssues(content) : [`the body holds no ${REQUEST}`];
  if (issues.length > 0) return notByTheSchema(issues);
  const fields = fieldsOf(content);
  const broken = brokenRules(fields, credentials.brokerCode);
  const line = LINES[String(fields.Ramo)];
  if (broken.length > 0 || !line) return notByTheSchema(broken);
  const reference = String(valueAt(fields, 'Cabecera.IdTransaccion'));
  const question = priceQuestion(line, { fields, places: ROBLE_PLACES, codes });
  return { kind: 'admitted', asked: { reference, question } };
}

const notByTheSchema = (issues: readonly string[]): Admission => refused(robleFault('RB-2001', issues), ...issues);

/** A parsed SOAP 1.1 message. */
export interface SoapMessage {
  readonly header: XmlElement | undefined;
  /** The one element in the body. */
  readonly content: XmlElement;
}

export type ReadMessage = SoapMessage | { readonly issue: string };

export function readSoapMessage(text: string): ReadMessage {
  try {
    return messageOf(readXml(text));
  } catch (error) {
    if (error instanceof CallFailed) return { issue: `the XML is refused: ${error.detail}` };
    throw error;
  }
}

function messageOf(root: XmlElement): ReadMessage {
  if (!root.is(SOAP, 'Envelope')) return { issue: 'it is no SOAP 1.1 envelope' };
  const header = childOf(root, 'Header', SOAP);
  const notUnderstood = header?.elements.find(
    ({ name, attributes }) => name.namespace !== WSSE && attributes.get(`{${SOAP}}mustUnderstand`) === '1',
  );
  if (notUnderstood) return { issue: `the header ${notUnderstood.name.local} is not understood` };
  const [content, ...more] = childOf(root, 'Body', SOAP)?.elements ?? [];
  if (!content || more.length > 0) return { issue: 'the body must hold one element' };
  return { header, content };
}
