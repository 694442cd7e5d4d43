import type { InsuranceLine } from '@cotiza/contract';
import { header, type IncomingRequest } from '../delivery/incoming-request';
import type { Rehearsals } from '../desk/rehearsals';
import { refused, type Admission } from '../desk/vendor-desk';
import type { Participant } from '../participants/participant';
import type { PriceQuestion, Way } from '../pricing/price';
import type { RiskCodes } from '../vendor-documents/risk-codes';
import { faroFacts } from './faro-facts.mapper';
import { faroProblem, type FieldError } from './faro-problem';
import { estimateIn, type FaroEstimate } from './faro-estimates';
import type { FaroRequest } from './faro-requests';
import { fieldErrors, type faroSchemas } from './faro-schemas';
import { brokenRules, brokenRulesOfEstimate } from './faro.rules';
import type { TokenStore } from './token-store';

const LARGEST_REQUEST_BYTES = 64 * 1024;
const LONGEST_KEY = 64;

/** The rules that Faro checks a request against. */
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

/** The line and the way of asking, from the request's path. */
export interface FaroAsked {
  readonly way: Way;
  readonly line: InsuranceLine;
}

/** Checks a request against the document: token, media type, size, key, JSON, data. */
export function admitToFaro({ way, line }: FaroAsked, request: IncomingRequest, gate: FaroGate): Admission {
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
  const rehearsed = gate.rehearsals?.find(line, way, key);
  if (rehearsed) return { kind: 'admitted', asked: rehearsed };
  const data = parsed(request.body);
  if (data === undefined) return malformed('the body is not JSON');
  const admit = way === 'quote' ? admitQuote : admitEstimate;
  return admit(line, data, { key, content: `${way} ${line}${request.body}` }, gate.rulebook);
}

/** The reference of a request and its content. */
interface Named {
  readonly key: string;
  readonly content: string;
}

function admitQuote(line: InsuranceLine, data: unknown, named: Named, { schemas, codes }: FaroRulebook): Admission {
  const isSound = schemas.quote[line];
  if (!isSound(data)) return invalid(fieldErrors(isSound.errors ?? []));
  const request = { ...(data as object), line } as FaroRequest;
  return admitSound(request.referencia, brokenRules(request), named, () => {
    return { way: 'quote', facts: faroFacts(estimateIn(request), codes), isFirm: isFirm(request) };
  });
}

function admitEstimate(line: InsuranceLine, data: unknown, named: Named, { schemas, codes }: FaroRulebook): Admission {
  const isSound = schemas.estimate[line];
  if (!isSound(data)) return invalid(fieldErrors(isSound.errors ?? []));
  const estimate = { ...(data as object), line } as FaroEstimate;
  return admitSound(estimate.referencia, brokenRulesOfEstimate(estimate), named, () => {
    return { way: 'estimate', facts: faroFacts(estimate, codes), isFirm: false };
  });
}

function admitSound(
  reference: string,
  broken: readonly FieldError[],
  { key, content }: Named,
  question: () => PriceQuestion,
): Admission {
  const errors = [...broken];
  if (reference !== key) errors.push({ campo: 'referencia', codigo: 'DISTINTA_DE_IDEMPOTENCY_KEY' });
  if (errors.length > 0) return invalid(errors);
  return { kind: 'admitted', asked: { reference, content, question: question() } };
}

/** Checks the token. The fault `token-use` makes a token that was used before look expired. */
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

/** Returns true when Faro can verify the data: its price is then firm. */
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
