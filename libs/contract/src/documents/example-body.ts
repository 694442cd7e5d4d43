import type { CalendarDay } from '@cotiza/kernel';
import type { Children, Presence } from '../model/field';
import { compileCondition, type Json } from '../validation/compile-condition';
import { tables, type BodyByLine, type InsuranceLine } from '../lines';

/**
 * A complete request of a line made of the examples of its rows: what is always required, what those answers require in
 * turn, and the optional fields worth showing.
 *
 * @param effectiveDate first day of cover, today in Spain or later
 */
export function exampleBody<L extends InsuranceLine>(line: L, effectiveDate: CalendarDay): BodyByLine[L] {
  const table: Children = tables[line];
  const answers = allExamples(table);
  const isNeeded = (presence: Presence) =>
    typeof presence === 'string' ? presence === 'always' : compileCondition(presence.when, table)(answers) === true;
  const body = neededExamples(table, isNeeded);
  return { ...body, effective_date: effectiveDate } as unknown as BodyByLine[L];
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
