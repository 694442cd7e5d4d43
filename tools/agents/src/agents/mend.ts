import type { Fault } from './reading/field';
import { bestChoice } from './words/choices';
import type { Notes } from './notes';

/** Questions to a customer about the same field. */
const ASKED_AT_MOST = 2;

/** Makes the value of a field again. Returns whether it changed. */
export type Remake = (campo: string) => Promise<boolean>;

export interface Mended {
  readonly hasChanged: boolean;
  /** Faults that need an answer of the customer. */
  readonly toAsk: readonly Fault[];
  /** Faults that neither the agent nor the customer can mend. */
  readonly helpless: readonly Fault[];
  readonly isUnsupported: boolean;
}

/** Mends faults by their messages, one after the other. */
export async function mend(faults: readonly Fault[], notes: Notes, remake: Remake): Promise<Mended> {
  const isUnsupported = faults.some(isOfNoCase);
  const toAsk: Fault[] = [];
  const helpless: Fault[] = [];
  let hasChanged = false;
  for (const fault of faults) {
    if (await mendValue(fault, notes, remake)) hasChanged = true;
    else if (fault.pregunta !== undefined && timesAsked(fault, notes) < ASKED_AT_MOST) toAsk.push(fault);
    else helpless.push(fault);
  }
  return { hasChanged, toAsk, helpless, isUnsupported };
}

const timesAsked = ({ campo }: Fault, notes: Notes) => notes.askedAgain.get(campo) ?? 0;

const isOfNoCase = ({ codigo, mensaje }: Fault) =>
  codigo === 'caso_no_soportado' || /no se cotizan?\b|[Ss]olo se cotiza/.test(mensaje);

/** Returns a value as a message says to send it; undefined where it says nothing of the kind. */
function wantedValue(mensaje: string, value: unknown): unknown {
  const [, meant] = /Envía ("[^"]*"|true|false|null)/.exec(mensaje) ?? [];
  if (meant !== undefined) return JSON.parse(meant);
  if (mensaje.includes('Envía solo la dirección')) return /[^\s<>"()[\]:]+@[^\s<>"()[\]]+/.exec(String(value))?.[0];
  const [, code, instead] = /\(U\+([0-9A-F]{4,6})\): (?:quítalo|usa (\S))/.exec(mensaje) ?? [];
  if (code !== undefined && typeof value === 'string')
    return value.replaceAll(String.fromCodePoint(parseInt(code, 16)), instead ?? '');
  const isToBeJoined = /Escribe .* seguid[oa]/.test(mensaje) && typeof value === 'string';
  return isToBeJoined ? value.replace(/[^0-9A-Za-z+]/g, '') : undefined;
}

async function mendValue({ campo, about, mensaje }: Fault, notes: Notes, remake: Remake): Promise<boolean> {
  notes.learn(about);
  notes.faulty.add(campo);
  const said = notes.said.get(campo);
  if (said === undefined) return false;
  const before = notes.values.get(campo);
  const wanted = wantedValue(mensaje, before);
  if (wanted !== undefined && wanted !== before) {
    notes.set(campo, wanted);
    return true;
  }
  const [few] = [about.choices].filter((choices) => choices?.some(({ etiqueta }) => etiqueta !== undefined));
  const chosen = few && bestChoice(said, few);
  if (!chosen) return remake(campo);
  notes.set(campo, chosen.valor);
  return notes.values.get(campo) !== before;
}
