import type { Chance } from '@cotiza/tools-kit';
import { dayInWords } from '../words/dates';

/** How a customer writes what has a form: short and in figures, or as it comes. */
export interface Manner {
  day(iso: string): string;
  /** A whole number of euros. */
  euros(amount: number): string;
  phone(nineDigits: string): string;
  document(id: string): string;
  plate(plate: string): string;
  yesNo(isSo: boolean): string;
}

const spanishDay = (iso: string) => iso.split('-').reverse().join('/');

/** What most forms would take. */
export const PLAIN: Manner = {
  day: spanishDay,
  euros: String,
  phone: (digits) => digits,
  document: (id) => id,
  plate: (plate) => plate,
  yesNo: (isSo) => (isSo ? 'sí' : 'no'),
};

const withPoints = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
const shortYear = (iso: string) => `${iso.slice(8)}-${iso.slice(5, 7)}-${iso.slice(2, 4)}`;

/** The same said freely, each time in one of several ways. */
export const freeManner = (chance: Chance): Manner => ({
  day: (iso) => {
    const inWords = dayInWords(iso);
    const short = inWords.replace(/de 19(\d\d)$/, 'del $1');
    // Nobody writes a day to come with two figures of its year.
    return chance.pick([inWords, short, spanishDay(iso), iso < '2026' ? shortYear(iso) : inWords]);
  },
  euros: (amount) => chance.pick([`${withPoints(amount)} €`, `${withPoints(amount)} euros`, thousands(amount)]),
  phone: (digits) =>
    chance.pick([
      digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4'),
      `+34 ${digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3')}`,
    ]),
  document: (id) =>
    chance.pick([`${id.slice(0, -1)}-${id.slice(-1)}`, `${id.slice(0, -1)} ${id.slice(-1).toLowerCase()}`]),
  plate: (plate) =>
    plate.replace(/^(\d{4})([A-Z]{3})$/, (_, digits: string, letters: string) => `${digits} ${letters.toLowerCase()}`),
  yesNo: (isSo) => chance.pick(isSo ? ['Sí', 'sí, claro', 'Si'] : ['No', 'no, nada', 'pues no']),
});

const thousands = (amount: number) =>
  amount >= 1000 && amount % 1000 === 0 ? `${amount / 1000} mil euros` : `${amount} €`;
