import { lineOfRamo, requirementsFaults, type Fault, type InsuranceLine } from '@cotiza/contract';
import { isRecord, type Fields } from '@cotiza/kernel';
import { undocumented } from '../refusals';

/** The request of an agent: part of a body, its line, and the handle of the draft to change. */
export interface DraftPart {
  readonly data: Fields;
  /** Undefined where `ramo` was left out: the body may name it. */
  readonly line?: InsuranceLine;
  /** Undefined for a new draft. */
  readonly id?: string;
}

const NAMED_AT_MOST = 10;

/** Reads `ramo`, `datos` and `solicitud_id`, all optional, or returns every fault of them. */
export function readDraftPart(sent: unknown): DraftPart | { readonly faults: readonly Fault[] } {
  if (!isRecord(sent)) return { faults: [fault('', 'tipo', 'El cuerpo tiene que ser un objeto.')] };
  const { ramo, datos: data = {}, solicitud_id: id, ...others } = withoutNulls(sent);
  const line = lineOfRamo(ramo);
  const isText = id === undefined || typeof id === 'string';
  const faults = [
    ...(ramo === undefined || line ? [] : [requirementsFaults.notAllowed('ramo', ramo)]),
    ...(isRecord(data) ? [] : [fault('datos', 'tipo', 'Los datos tienen que ser un objeto.')]),
    ...(isText ? [] : [fault('solicitud_id', 'tipo', 'Tiene que ser un texto.')]),
    ...undocumented(others, 'Esto no existe aquí: lo que se sepa del seguro va dentro de datos.', NAMED_AT_MOST),
  ];
  return isRecord(data) && isText && faults.length === 0 ? { line, data, id } : { faults };
}

const withoutNulls = (sent: Fields): Fields =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));

const fault = (campo: string, codigo: Fault['codigo'], mensaje: string): Fault => ({ campo, codigo, mensaje });
