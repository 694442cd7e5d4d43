import type { Fields } from '@cotiza/kernel';
import { header, jsonOf, type IncomingRequest } from '../answering';
import { refused, type Admission } from '../desk/vendor-desk';
import { priceQuestion } from '../pricing/risk.mapper';
import { FARO_PLACES } from '../pricing/vendor-places';
import type { RiskCodes } from '../vendor-documents/code-lists';
import type { VendorLine } from '../vendor-documents/vendor-lines';
import { faroProblem, type FieldError } from './faro-problem';
import { fieldErrors, type FaroSchemas, type Way } from './faro-schemas';
import { unpriced } from './faro.questions';
import { brokenRules } from './faro.rules';
import type { TokenStore } from './token.endpoint';

const LARGEST_REQUEST_BYTES = 64 * 1024;
const LONGEST_KEY = 64;

export interface FaroRulebook {
  readonly schemas: FaroSchemas;
  readonly codes: RiskCodes;
}

export interface FaroGate {
  readonly rulebook: FaroRulebook;
  readonly tokens: TokenStore;
}

/** The line and the way of asking, from the request's path. */
export interface FaroAsked {
  readonly way: Way;
  readonly line: VendorLine;
}

/** Checks a request against the document: token, media type, size, key, JSON, data. */
export function admitToFaro({ way, line }: FaroAsked, request: IncomingRequest, gate: FaroGate): Admission {
  if (!gate.tokens.admits(request)) {
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
  return admitData({ way, line }, jsonOf(request), key, gate.rulebook);
}

function admitData({ way, line }: FaroAsked, data: unknown, key: string, { schemas, codes }: FaroRulebook): Admission {
  if (data === undefined) return malformed('the body is not JSON');
  const isSound = schemas[way][line];
  if (!isSound(data)) return invalid(fieldErrors(isSound.errors ?? []));
  const fields = data as Fields;
  const errors = brokenRules(fields);
  const due = `${String(fields.referencia)}${fields.respuestas === undefined ? '' : '-R'}`;
  if (due !== key) errors.push({ campo: 'referencia', codigo: 'DISTINTA_DE_IDEMPOTENCY_KEY' });
  if (errors.length > 0) return invalid(errors);
  const question = priceQuestion(line, { fields, places: FARO_PLACES, codes });
  const instead = way === 'quote' && line === 'Car' ? unpriced(fields) : undefined;
  return { kind: 'admitted', asked: { reference: String(fields.referencia), question, instead } };
}

const malformed = (detail: string): Admission => refused(faroProblem('PETICION_INVALIDA', { detail }), detail);

function invalid(errores: readonly FieldError[]): Admission {
  const issues = errores.map(({ campo, codigo }) => `${campo || 'the body'}: ${codigo}`);
  return refused(faroProblem('DATOS_NO_VALIDOS', { errores }), ...issues);
}
