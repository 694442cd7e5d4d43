import type { CalendarDay } from '@cotiza/kernel';
import type { Children, Presence } from '../model/field';
import { compileCondition, type Json } from '../validation/compile-condition';
import { tables, type BodyByLine, type InsuranceLine } from '../lines';
import { estimateTables, type EstimateBodyByLine } from '../lines/estimates';

/**
 * A complete request of a line made of the examples of its rows: what is always required, what those answers require in
 * turn, and the optional fields worth showing.
 *
 * @param effectiveDate first day of cover, today in Spain or later
 */
export function exampleBody<L extends InsuranceLine>(line: L, effectiveDate: CalendarDay): BodyByLine[L] {
  return exampleOf(tables[line], effectiveDate) as unknown as BodyByLine[L];
}

/** The same of what an estimate asks. */
export function exampleEstimate<L extends InsuranceLine>(line: L, effectiveDate: CalendarDay): EstimateBodyByLine[L] {
  return exampleOf(estimateTables[line], effectiveDate) as unknown as EstimateBodyByLine[L];
}

function exampleOf(table: Children, effectiveDate: CalendarDay): Json {
  const answers = allExamples(table);
  const isNeeded = (presence: Presence) =>
    typeof presence === 'string' ? presence === 'always' : compileCondition(presence.when, table)(answers) === true;
  return { ...neededExamples(table, isNeeded), effective_date: effectiveDate };
}

/** The example of every field: the answers by which conditions are decided. */
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
