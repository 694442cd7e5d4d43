import { yearOf, type CalendarDay } from '@cotiza/kernel';
import type { Children } from '../model/field';
import { walk } from '../model/walk';
import {
  byLine,
  commonTable,
  isLine,
  lineMeant,
  tables,
  type BodyByLine,
  type InsuranceLine,
  type SoundPart,
} from '../lines';
import { commonEstimateTable, estimateTables, type EstimateBodyByLine, type SoundEstimate } from '../lines/estimates';
import { compileRules } from './compile-rules';
import { compileChildren, isJsonObject, type Scope } from './compile-table';
import type { Json } from './compile-condition';
import type { Fault } from './fault';
import { notAnObject } from './fault-maker';
import { asRead, withLine, type Reading } from './reading';
import type { Run } from './run';
import { soundPart } from './sound-part';

/** The judgement of a body of a known line. */
export interface LineJudgement<L extends InsuranceLine = InsuranceLine> {
  readonly line: L;
  readonly faults: readonly Fault[];
  /** The body without its faulty fields, or all of it when it has no faults. */
  readonly sound: SoundPart<L>;
  /** The whole body; undefined when it has faults. */
  readonly body: BodyByLine[L] | undefined;
}

/** The judgement of any JSON value. Without a line there is always a fault. */
export type Judgement =
  | { [L in InsuranceLine]: LineJudgement<L> }[InsuranceLine]
  | { readonly line: undefined; readonly faults: readonly Fault[] };

/** The judgement of a body that asks for an estimate. */
export interface EstimateJudgement<L extends InsuranceLine = InsuranceLine> {
  readonly line: L;
  readonly faults: readonly Fault[];
  readonly sound: SoundEstimate<L>;
  readonly body: EstimateBodyByLine[L] | undefined;
}

export type JudgedEstimate =
  | { [L in InsuranceLine]: EstimateJudgement<L> }[InsuranceLine]
  | { readonly line: undefined; readonly faults: readonly Fault[] };

type JudgeTable = (body: Json, today: CalendarDay) => Run;

/** The tables and rules that judge one kind of request. */
interface Asked {
  readonly common: JudgeTable;
  readonly judge: Readonly<Record<InsuranceLine, JudgeTable>>;
  readonly tables: Readonly<Record<InsuranceLine, Children>>;
}

const QUOTATION: Asked = {
  common: compileTable(commonTable, { closed: false }),
  judge: byLine((line) => compileTable(tables[line], { closed: true })),
  tables,
};
const ESTIMATE: Asked = {
  common: compileTable(commonEstimateTable, { closed: false }),
  judge: byLine((line) => compileTable(estimateTables[line], { closed: true, whole: tables[line] })),
  tables: estimateTables,
};
const orderOf = byLine((line) => positions(tables[line]));

/**
 * Finds every structural and conditional fault of a body in one pass. It never throws, whatever the JSON.
 *
 * @param body any JSON value
 * @param today the day in Spain that decides dates and years
 * @param reading facts known of the body besides its content
 */
export const judge = (body: unknown, today: CalendarDay, reading?: Reading): Judgement =>
  judgeBy(QUOTATION, body, today, reading) as Judgement;

/** Judges a body that asks for an estimate, by the rows that move a price and identify no person. */
export const judgeEstimate = (body: unknown, today: CalendarDay, reading?: Reading): JudgedEstimate =>
  judgeBy(ESTIMATE, body, today, reading) as JudgedEstimate;

/** A judgement before its type is narrowed to the line: the tables that judge also make the types. */
interface Judged {
  readonly line: InsuranceLine | undefined;
  readonly faults: readonly Fault[];
  readonly sound?: Json;
  readonly body?: Json | undefined;
}

function judgeBy(asked: Asked, body: unknown, today: CalendarDay, reading?: Reading): Judged {
  if (!isJsonObject(body)) return { line: undefined, faults: [notAnObject('')] };
  if (reading) return judgeAsRead(asked, body, today, reading);
  const said = body.insurance_line;
  const line = isLine(said) ? said : typeof said === 'string' ? lineMeant(said) : undefined;
  if (line === undefined) return { line: undefined, faults: asked.common(body, today).faults };
  return judgeAs(asked, line, body, today);
}

/** Judges a body. Unexpected nulls are always faults, so nulls are only read as absent when there are faults. */
function judgeAsRead(asked: Asked, sent: Json, today: CalendarDay, reading: Reading): Judged {
  const body = withLine(sent, reading);
  const judgement = judgeAs(asked, reading.line, body, today);
  if (judgement.faults.length === 0 || !reading.nullMeansLeftOut) return judgement;
  const meant = asRead(body, reading) as Json;
  return meant === body ? judgement : judgeAs(asked, reading.line, meant, today);
}

function judgeAs(asked: Asked, line: InsuranceLine, body: Json, today: CalendarDay): Judged {
  const { faults: found, unjudged } = asked.judge[line](body, today);
  if (found.length === 0) return { line, faults: found, sound: body, body };
  const faults = inOrder(line, found);
  const leftOut = new Set([...faults.map((fault) => fault.campo), ...unjudged]);
  return { line, faults, sound: soundPart(body, asked.tables[line], leftOut), body: undefined };
}

/** Sorts faults by the order of the fields in the table. Those of no field come last. */
export function inOrder(line: InsuranceLine, faults: readonly Fault[]): Fault[] {
  const position = (fault: Fault) => orderOf[line].get(fault.campo) ?? Infinity;
  return [...faults].sort((a, b) => {
    const [left, right] = [position(a), position(b)];
    return left === right ? 0 : left - right;
  });
}

function compileTable(table: Children, scope: Omit<Scope, 'table'>): JudgeTable {
  const checkBody = compileChildren(table, { table, ...scope });
  const checkRules = compileRules(table);
  return (body, today) => {
    const run: Run = { today, currentYear: yearOf(today), faults: [], unjudged: [] };
    checkBody(body, body, run);
    checkRules(body, run);
    return run;
  };
}

function positions(table: Children): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  walk(table, (_node, path) => order.set(path, order.size));
  return order;
}
