import type { Fault } from '@cotiza/contract';
import type { Warning } from '@cotiza/quoting';

/** One line a fault or warning: where, what, and the question to put to the customer. Nothing that was received is in them. */
export function faultLines(faults: readonly (Fault | Warning)[]): string[] {
  return faults.map((fault) => {
    const { mensaje, pregunta } = fault;
    const campo = knownPart(fault);
    const where = campo === '' ? '' : `${campo}: `;
    return `- ${where}${mensaje}${pregunta ? ` Pregunta: ${pregunta}` : ''}`;
  });
}

/** A name that is not plain stands in quotes, and may hold anything. */
const LAST_PART = /\.?(?:"[^]*|[^."]*)$/;

/** Where a fault is by names of ours: that of a field that nobody knows was chosen by whoever sent it. */
function knownPart({ campo, codigo }: Fault | Warning): string {
  return codigo === 'no_documentado' ? campo.replace(LAST_PART, '') : campo;
}
