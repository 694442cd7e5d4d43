import { existing } from '@cotiza/kernel';
import type { Chance } from '@cotiza/tools-kit';
import type { KnownField } from '../reading/known-field';

/** Where a form says nothing that helps, by the last words of a field's name. */
const BY_NAME: readonly (readonly [name: RegExp, make: (chance: Chance) => unknown])[] = [
  [
    /document_id$/,
    (chance) => `${chance.between(10_000_000, 99_999_999)}${chance.pick(['A', 'B', 'C', 'D', 'E', 'F'])}`,
  ],
  [/birth_date$/, (chance) => `198${chance.between(0, 9)}-0${chance.between(1, 9)}-15`],
  [/phone$/, (chance) => `6${chance.between(10_000_000, 99_999_999)}`],
  [/postal_code$/, () => '28013'],
  [/email$/, (chance) => `inventado-${chance.between(1, 99_999)}@example.com`],
];

/**
 * A value that looks right and that nobody said: the door's own example where it gives one, a code of the right look where there is a
 * catalogue.
 */
export function invention({ campo, tipo, choices, catalogue, example }: KnownField, chance: Chance): unknown {
  const named = BY_NAME.find(([name]) => name.test(campo));
  if (named) return named[1](chance);
  if (tipo === 'booleano') return typeof example === 'boolean' ? example : true;
  if (catalogue !== undefined && !choices)
    return tipo === 'número' ? chance.between(90_000, 99_999) : String(chance.between(9980, 9999));
  if (example !== undefined && example !== null) return example;
  if (choices) return existing(choices[0], 'value to choose').valor;
  if (tipo === 'fecha') return `20${chance.between(10, 20)}-0${chance.between(1, 9)}-15`;
  return tipo === 'número' ? chance.between(1, 9) : 'Inventado';
}
