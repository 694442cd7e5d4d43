import { isOfCustomer, type Fault } from '@cotiza/contract';
import { valueText } from './value-text';

type Notice = Omit<Fault, 'codigo'> & { readonly codigo: string };

/** Allowed values that are written out where a catalogue has them too; the few that are left to choose always are. */
const WRITTEN_OUT_AT_MOST = 12;

/** The beginning of most faults of a body, too long for thirty fields. */
const MISSING = /^Falta un dato obligatorio: /;

/**
 * Returns one line for each fault or warning: its field, the message, the question for the customer, and the expected value. Only
 * the first of several faults with the same question has it, and the first of several missing fields with the same form. Those
 * that the caller mends alone come first.
 */
export function faultLines(faults: readonly Notice[]): string[] {
  const asked = new Set<string>();
  const groups = [
    [OF_CALLER, faults.filter((fault) => !isOfCustomer(fault))],
    [OF_CUSTOMER, faults.filter(isOfCustomer)],
  ] as const;
  const isMixed = groups.every(([, group]) => group.length > 0);
  return groups.flatMap(([title, group]) => [...(isMixed ? [title] : []), ...linesOf(group, asked)]);
}

const OF_CALLER = 'Cámbialo tú, sin preguntar al cliente:';
const OF_CUSTOMER = 'Pregúntaselo o díselo al cliente:';

function linesOf(faults: readonly Notice[], asked: Set<string>): string[] {
  return faults.map((fault) => {
    const where = fault.campo === '' ? '' : `${fault.campo}: `;
    const isKnown = fault.codigo === 'falta' && asked.has(fault.formato ?? '');
    const more = detailsOf(isKnown ? { ...fault, formato: undefined } : fault, asked).flatMap(([name, text]) =>
      text === undefined || fault.mensaje.includes(text) ? [] : [`${name}: ${ended(text)}`],
    );
    for (const text of [fault.pregunta, fault.formato]) if (text !== undefined) asked.add(text);
    return [`- ${where}${fault.mensaje.replace(MISSING, 'Falta: ')}`, ...more].join(' ');
  });
}

function detailsOf(
  { pregunta, formato, valores, catalogo, cuando }: Notice,
  asked: ReadonlySet<string>,
): [name: string, text: string | undefined][] {
  const isShort = valores !== undefined && (catalogo === undefined || valores.length <= WRITTEN_OUT_AT_MOST);
  return [
    ['Pregunta', pregunta !== undefined && asked.has(pregunta) ? undefined : pregunta],
    ['Cuándo', cuando],
    // Beside the values themselves, the form says nothing.
    ['Formato', valores ? undefined : formato],
    ['Valores', isShort ? valores.map(valueText).join(', ') : undefined],
    // Beside the values themselves, and a form that names it, the catalogue says nothing either.
    ['Catálogo', isShort || formato?.includes(catalogo ?? '') ? undefined : catalogo],
  ];
}

const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
