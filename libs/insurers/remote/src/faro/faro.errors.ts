import { AnswerReader, CallFailed, type HttpReply } from '@cotiza/transport';
import { attempt, codeIn } from '../answer/error-codes';

/** The error codes of `vendor/codes.csv`: the only part of an error that may be logged. */
const PROBLEM_CODES = [
  'PETICION_INVALIDA',
  'TOKEN_INVALIDO',
  'SIN_AUTORIZACION',
  'CLAVE_EN_CURSO',
  'CLAVE_REUTILIZADA',
  'CUERPO_GRANDE',
  'TIPO_NO_SOPORTADO',
  'DATOS_NO_VALIDOS',
  'LIMITE_SUPERADO',
  'ERROR_INTERNO',
  'MANTENIMIENTO',
];

/** Statuses with which Faro rejects this request and would accept another. */
const OBJECTIONS = new Set([400, 403, 409, 413, 415, 422]);
const MAX_FAULTS = 100;

/** Describes why Faro returned no prices. Of the fields that Faro rejects, only those in the request are named. */
export function faroFailure({ status, body }: HttpReply, petition: object): CallFailed {
  const said = [`answered ${status}`, codeIn(body, 'codigo', PROBLEM_CODES), ...rejected(body, petition)];
  return new CallFailed('failure', said.filter(Boolean).join(' '), { blameless: OBJECTIONS.has(status) });
}

function rejected(body: string, petition: object): string[] {
  const sent = [...pathsOf(petition)];
  const faults = attempt(() => AnswerReader.ofJson(body, 'problem').at('errores').list(1, MAX_FAULTS));
  return (faults ?? []).flatMap((fault) => attempt(() => fault.at('campo').oneOf(sent)) ?? []);
}

/** Yields the dotted path of every value of an object, blocks included: our names, which may be logged. */
function* pathsOf(value: object, prefix = ''): Generator<string> {
  for (const [key, held] of Object.entries(value) as [string, unknown][]) {
    const path = prefix + key;
    yield path;
    if (typeof held === 'object' && held !== null) yield* pathsOf(held, `${path}.`);
  }
}
