import { yearOf, type CalendarDay } from '@cotiza/kernel';
import type { Children } from '../model/field';
import { walk } from '../model/walk';
import { byLine, commonTable, isLine, tables, type BodyByLine, type InsuranceLine, type SoundPart } from '../lines';
import { commonEstimateTable, estimateTables, type EstimateBodyByLine, type SoundEstimate } from '../lines/estimates';
import { compileRules } from './compile-rules';
import { compileChildren, isJsonObject, type Scope } from './compile-table';
import type { Json } from './compile-condition';
import type { Fault } from './fault';
import { notAnObject } from './fault-maker';
import { asRead, withLine, type Reading } from './reading';
import type { Run } from './run';
import { soundPart } from './sound-part';

/** What the contract says of a body of a known line. */
export interface LineJudgement<L extends InsuranceLine = InsuranceLine> {
  readonly line: L;
  readonly faults: readonly Fault[];
  /** What is left once faulty fields are taken out: all of it when there are no faults. */
  readonly sound: SoundPart<L>;
  /** The whole of it; undefined where there are faults. */
  readonly body: BodyByLine[L] | undefined;
}

/** What the contract says of any JSON value. Without a line there is always a fault. */
export type Judgement =
  | { [L in InsuranceLine]: LineJudgement<L> }[InsuranceLine]
  | { readonly line: undefined; readonly faults: readonly Fault[] };

/** The same of a body that asks for an estimate. */
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

/** What a kind of body is judged by. */
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
 * @param body any value that JSON can say
 * @param today the day in Spain by which dates and years are judged
 * @param reading what is known of the body besides what it says
 */
export const judge = (body: unknown, today: CalendarDay, reading?: Reading): Judgement =>
  judgeBy(QUOTATION, body, today, reading) as Judgement;

/** The same of a body that asks for an estimate: the same rows and rules, but for what identifies or moves no price. */
export const judgeEstimate = (body: unknown, today: CalendarDay, reading?: Reading): JudgedEstimate =>
  judgeBy(ESTIMATE, body, today, reading) as JudgedEstimate;

/** A judgement before it has the type of what was asked: the tables that judge are the tables that the types are made of. */
interface Judged {
  readonly line: InsuranceLine | undefined;
  readonly faults: readonly Fault[];
  readonly sound?: Json;
  readonly body?: Json | undefined;
}

function judgeBy(asked: Asked, body: unknown, today: CalendarDay, reading?: Reading): Judged {
  if (!isJsonObject(body)) return { line: undefined, faults: [notAnObject('')] };
  if (reading) return judgeAsRead(asked, body, today, reading);
  const line = body.insurance_line;
  if (!isLine(line)) return { line: undefined, faults: asked.common(body, today).faults };
  return judgeAs(asked, line, body, today);
}

/** A null where none is admitted is always a fault: nulls are only looked for in a body that has some. */
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

/** Faults in the order in which the table asks for the fields; those of no field of the table come last. */
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
