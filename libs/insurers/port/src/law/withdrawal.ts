import type { InsuranceLine } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';
import { figureOn, type Law } from './law';

/**
 * Returns in Spanish who may withdraw from a policy that is sold at a distance, and for how long: Ley 22/2007, arts. 10 and 11. They do
 * not say if one may withdraw from the voluntary part of a motor policy, so the text tells the customer to ask.
 */
export function withdrawalText(line: InsuranceLine, on: CalendarDay, law?: Law): string {
  const days = figureOn('withdrawal', on, law);
  return line === 'Home'
    ? `Si se contrata a distancia, puedes desistir en ${days} días sin dar motivo: solo se paga el tiempo cubierto.`
    : `El seguro obligatorio contratado a distancia no tiene desistimiento; para lo voluntario, ${days} días sin dar motivo: pregunta a la aseguradora cómo separarlo.`;
}
