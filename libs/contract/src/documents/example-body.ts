import type { CalendarDay } from '@cotiza/kernel';
import type { Children, Presence } from '../model/field';
import { compileCondition, type Json } from '../validation/compile-condition';
import { tables, type BodyByLine, type InsuranceLine } from '../lines';
import { estimateTables, type EstimateBodyByLine } from '../lines/estimates';

/**
 * Returns a complete request of a line, made of the examples of its rows: the fields that are always required, those that
 * their values require in turn, and the optional fields marked `inExample`.
 *
 * @param effectiveDate first day of cover, today in Spain or later
 */
export function exampleBody<L extends InsuranceLine>(line: L, effectiveDate: CalendarDay): BodyByLine[L] {
  return exampleOf(tables[line], effectiveDate) as unknown as BodyByLine[L];
}

/** Returns a complete estimate request of a line, made in the same way. */
export function exampleEstimate<L extends InsuranceLine>(line: L, effectiveDate: CalendarDay): EstimateBodyByLine[L] {
  return exampleOf(estimateTables[line], effectiveDate) as unknown as EstimateBodyByLine[L];
}

function exampleOf(table: Children, effectiveDate: CalendarDay): Json {
  const answers = allExamples(table);
  const isNeeded = (presence: Presence) =>
    typeof presence === 'string' ? presence === 'always' : compileCondition(presence.when, table)(answers) === true;
  return { ...neededExamples(table, isNeeded), effective_date: effectiveDate };
}

/** Returns the example of every field. Conditions are evaluated against it. */
function allExamples(children: Children): Json {
  const named = Object.entries(children).map(([name, node]) => [
    name,
    node.node === 'field' ? node.example : allExamples(node.children),
  ]);
  return Object.fromEntries(named) as Json;
}

function neededExamples(children: Children, isNeeded: (presence: Presence) => boolean): Json {
  const body: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(children)) {
    if (node.node === 'block') {
      if (isNeeded(node.presence)) body[name] = neededExamples(node.children, isNeeded);
    } else if (node.inExample || isNeeded(node.presence)) body[name] = node.example;
  }
  return body;
}
