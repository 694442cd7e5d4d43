import type { Fault } from '@cotiza/contract';
import type { ToolArguments } from './tool';

/** The arguments of a call that are texts, and a fault for each that is not. One that is null was left out. */
export function textArguments(args: ToolArguments): { texts: Record<string, string>; faults: Fault[] } {
  const texts: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string') texts[name] = value;
    else if (value !== null)
      faults.push({ campo: name.slice(0, 60), codigo: 'tipo', mensaje: 'Este argumento tiene que ser un texto.' });
  }
  return { texts, faults };
}
