import type { Judgement } from '@cotiza/contract';
import { euros, type CalendarDay } from '@cotiza/kernel';
import type { Proposal } from '../answers/check-result';
import { homeFacts } from './facts-of';
import { rebuildCost } from './home.rules';

/** Proposes what rebuilding the dwelling costs, to the thousand, once its area and quality are known. A tenant insures no building. */
export function proposalsFor(judgement: Judgement, today: CalendarDay): readonly Proposal[] {
  if (judgement.line !== 'Home') return [];
  const facts = homeFacts(judgement.sound, today);
  const cost = rebuildCost(facts);
  if (cost === undefined || facts.use === 'Tenant') return [];
  const importe = Math.round(cost / 1_000) * 1_000;
  const mensaje = `Reconstruir una vivienda de esta superficie y calidad cuesta unos ${euros(importe)}, sin el suelo: se puede proponer al cliente, y decide él.`;
  return [{ campo: 'risk.buildings_limit', importe, mensaje }];
}
