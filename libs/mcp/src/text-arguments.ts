import type { Fault } from '@cotiza/contract';
import type { ToolArguments } from './tool';

/**
 * Returns the arguments of a call that are texts, and a fault for each that is not. One that is null was left out. An unknown one
 * counts as a text, so that its only fault is that it is unknown.
 */
export function textArguments(args: ToolArguments, known: readonly string[]) {
  const texts: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string') texts[name] = value;
    else if (value !== null && !known.includes(name)) texts[name] = '';
    else if (value !== null)
      faults.push({ campo: name, codigo: 'tipo', mensaje: 'Este argumento tiene que ser un texto.' });
  }
  return { texts, faults };
}
