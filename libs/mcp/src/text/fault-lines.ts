import type { Fault } from '@cotiza/contract';
import type { Warning } from '@cotiza/quoting';

/** One line a fault or warning: where, what, and the question to put to the customer. Nothing that was received is in them. */
export function faultLines(faults: readonly (Fault | Warning)[]): string[] {
  return faults.map(({ campo, mensaje, pregunta }) => {
    const where = campo === '' ? '' : `${campo}: `;
    return `- ${where}${mensaje}${pregunta ? ` Pregunta: ${pregunta}` : ''}`;
  });
}
