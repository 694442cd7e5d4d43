import type { InsuranceLine } from '@cotiza/contract';
import { header, type IncomingRequest } from '../delivery/incoming-request';
import type { Rehearsals } from '../desk/rehearsals';
import { refused, type Admission } from '../desk/vendor-desk';
import type { Participant } from '../participants/participant';
import type { RiskCodes } from '../vendor-documents/risk-codes';
import { faroFacts } from './faro-facts.mapper';
import { faroProblem, type FieldError } from './faro-problem';
import type { FaroRequest } from './faro-requests';
import { fieldErrors, type faroSchemas } from './faro-schemas';
import { brokenRules } from './faro.rules';
import type { TokenStore } from './token-store';

const LARGEST_REQUEST_BYTES = 64 * 1024;
const LONGEST_KEY = 64;

/** What Faro holds a request against. */
export interface FaroRulebook {
  readonly schemas: ReturnType<typeof faroSchemas>;
  readonly codes: RiskCodes;
}

export interface FaroGate {
  readonly rulebook: FaroRulebook;
  readonly tokens: TokenStore;
  readonly participant: Participant;
  readonly rehearsals: Rehearsals | null;
}

/** Whether a request may ask, and asks in the form of the document: token, media type, size, key, JSON, data. */
export function admitToFaro(line: InsuranceLine, request: IncomingRequest, gate: FaroGate): Admission {
  if (!hasGoodToken(request, gate)) {
    return refused(faroProblem('TOKEN_INVALIDO', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }));
  }
  if (!/^application\/json\s*(;|$)/i.test(header(request, 'content-type') ?? '')) {
    return refused(faroProblem('TIPO_NO_SOPORTADO'), 'Content-Type is not application/json');
  }
  if (Buffer.byteLength(request.body) > LARGEST_REQUEST_BYTES) {
    return refused(faroProblem('CUERPO_GRANDE'), 'the body has more than 64 KiB');
  }
  const key = header(request, 'idempotency-key') ?? '';
  if (key === '' || key.length > LONGEST_KEY) return malformed('Idempotency-Key is missing or too long');
  const rehearsed = gate.rehearsals?.find(line, key);
  if (rehearsed) return { kind: 'admitted', asked: rehearsed };
  const data = parsed(request.body);
  if (data === undefined) return malformed('the body is not JSON');
  return admitData(line, data, { key, content: `${line}${request.body}` }, gate.rulebook);
}

function admitData(
  line: InsuranceLine,
  data: unknown,
  { key, content }: { readonly key: string; readonly content: string },
  { schemas, codes }: FaroRulebook,
): Admission {
  const isSound = schemas[line];
  if (!isSound(data)) return invalid(fieldErrors(isSound.errors ?? []));
  const request = { ...(data as object), line } as FaroRequest;
  const errors = brokenRules(request);
  if (request.referencia !== key) errors.push({ campo: 'referencia', codigo: 'DISTINTA_DE_IDEMPOTENCY_KEY' });
  if (errors.length > 0) return invalid(errors);
  const question = { facts: faroFacts(request, codes), isFirm: isFirm(request) };
  return { kind: 'admitted', asked: { reference: request.referencia, content, question } };
}

/** A token that has served may be found to have expired: that is the fault which strikes here. */
function hasGoodToken(
  request: IncomingRequest,
  { tokens, participant }: Pick<FaroGate, 'tokens' | 'participant'>,
): boolean {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '') ?? [];
  if (!tokens.isValid(token)) return false;
  const fault = tokens.use(token) ? participant.faults.next(['token-use']) : null;
  if (fault === null) return true;
  participant.counters.struck(fault);
  tokens.revoke(token);
  return false;
}

/** Faro holds a price for what it can verify. */
function isFirm(request: FaroRequest): boolean {
  return request.line === 'Home'
    ? request.vivienda.referenciaCatastral !== undefined
    : request.vehiculo.matricula !== undefined;
}

const malformed = (detail: string): Admission => refused(faroProblem('PETICION_INVALIDA', { detail }), detail);

function invalid(errores: readonly FieldError[]): Admission {
  const issues = errores.map(({ campo, codigo }) => `${campo || 'the body'}: ${codigo}`);
  return refused(faroProblem('DATOS_NO_VALIDOS', { errores }), ...issues);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
