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

type OnlyText =
  | { readonly value: string; readonly isForPage: boolean; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly value?: undefined; readonly isForPage?: undefined };

/** Returns the one text of a tool that takes no other, and whether the page of the offers asks. @param missing what a fault says where it is left out */
export function onlyText({ vista, ...args }: ToolArguments, name: string, missing: string): OnlyText {
  const { texts, faults } = textArguments(args, [name]);
  const { [name]: value, ...others } = texts;
  if (vista !== undefined && vista !== null && typeof vista !== 'boolean') faults.push(NO_FLAG);
  for (const other of Object.keys(others)) {
    faults.push({ campo: other.slice(0, 60), codigo: 'no_documentado', mensaje: 'Este argumento no existe.' });
  }
  if (value === undefined && !faults.some(({ campo }) => campo === name)) {
    faults.push({ campo: name, codigo: 'falta', mensaje: missing });
  }
  return value === undefined || faults.length > 0 ? { faults } : { value, isForPage: vista === true };
}

const NO_FLAG: Fault = { campo: 'vista', codigo: 'tipo', mensaje: 'Este argumento tiene que ser true o false.' };
