import type { InsuranceLine } from '@cotiza/contract';
import type { Clock } from '@cotiza/kernel';
import { header, type IncomingRequest } from '../delivery/incoming-request';
import type { Rehearsals } from '../desk/rehearsals';
import { refused, type Admission, type Asked } from '../desk/vendor-desk';
import type { RiskCodes } from '../vendor-documents/risk-codes';
import { contentOf, textAt, type XmlElement } from '../xml/xml-element';
import { schemaIssues } from '../xsd/check-element';
import type { XsdSchema } from '../xsd/xsd-model';
import { SOAP_ACTION } from './namespaces';
import type { NonceCache } from './nonce-cache';
import { robleFacts } from './roble-facts.mapper';
import { robleFault } from './roble-fault';
import { brokenRules } from './roble.rules';
import { readSoapMessage } from './soap-message';
import { securityIssue, type UserCredentials } from './username-token';

const LARGEST_REQUEST_BYTES = 64 * 1024;
const REQUEST = 'CalcularPrimaPeticion';
const LINES: Readonly<Record<string, InsuranceLine>> = { Hogar: 'Home', Auto: 'Car', Moto: 'Motorcycle' };

/** The rules that Roble checks a message against. */
export interface RobleRulebook {
  readonly schema: XsdSchema;
  readonly codes: RiskCodes;
}

export interface RobleGate {
  readonly rulebook: RobleRulebook;
  readonly credentials: UserCredentials;
  readonly nonces: NonceCache;
  readonly clock: Clock;
  readonly rehearsals: Rehearsals | null;
}

/** Checks a message against the documents: transport, envelope, security, schema, rules. */
export function admitToRoble(request: IncomingRequest, gate: RobleGate): Admission {
  const transport = transportIssue(request);
  if (transport) return transport;
  const rehearsed = rehearsedOf(request.body, gate.rehearsals);
  if (rehearsed) return { kind: 'admitted', asked: rehearsed };
  const message = readSoapMessage(request.body);
  if ('issue' in message) return notByTheSchema([message.issue]);
  const insecure = securityIssue(message.header, gate.credentials, gate.nonces, gate.clock);
  if (insecure) return refused(robleFault(insecure.fault, [insecure.issue]), `${insecure.fault} ${insecure.issue}`);
  return admitContent(message.content, gate);
}

/** Returns the rehearsed request for a message, from its line and its reference alone. */
function rehearsedOf(message: string, rehearsals: Rehearsals | null): Asked | undefined {
  if (!rehearsals) return undefined;
  const [, risk = ''] = /<(?:\w+:)?Riesgo(Hogar|Auto|Moto)[\s>]/.exec(message) ?? [];
  const [, reference] = /<(?:\w+:)?IdTransaccion>([^<]+)</.exec(message) ?? [];
  const line = LINES[risk];
  return line && reference !== undefined ? rehearsals.find(line, 'quote', reference) : undefined;
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
  const { schema, codes } = rulebook;
  const issues = content.name === REQUEST ? schemaIssues(content, schema) : [`the body holds no ${REQUEST}`];
  if (issues.length > 0) return notByTheSchema(issues);
  const broken = brokenRules(content, credentials.brokerCode);
  if (broken.length > 0) return notByTheSchema(broken);
  return {
    kind: 'admitted',
    asked: {
      reference: textAt(content, 'Cabecera', 'IdTransaccion') ?? '',
      content: contentOf(content),
      question: { way: 'quote', facts: robleFacts(content, codes), isFirm: isFirm(content) },
    },
  };
}

/** Returns true when Roble can verify the data: its price is then firm. */
function isFirm(content: XmlElement): boolean {
  return [
    textAt(content, 'RiesgoHogar', 'Vivienda', 'ReferenciaCatastral'),
    textAt(content, 'RiesgoAuto', 'Coche', 'Matricula'),
    textAt(content, 'RiesgoMoto', 'Moto', 'Matricula'),
  ].some((evidence) => evidence !== undefined);
}

const notByTheSchema = (issues: readonly string[]): Admission => refused(robleFault('RB-2001', issues), ...issues);
