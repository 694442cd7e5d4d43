import { yearOf, type CalendarDay } from '@cotiza/kernel';
import type { Children } from '../model/field';
import { walk } from '../model/walk';
import { byLine, commonTable, isLine, tables, type BodyByLine, type InsuranceLine, type SoundPart } from '../lines';
import { compileRules } from './compile-rules';
import { compileChildren, isJsonObject } from './compile-table';
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

type JudgeTable = (body: Json, today: CalendarDay) => Run;

const judgeCommon = compileTable(commonTable, false);
const judgeLine = byLine((line) => compileTable(tables[line], true));
const orderOf = byLine((line) => positions(tables[line]));

/**
 * Finds every structural and conditional fault of a body in one pass. It never throws, whatever the JSON.
 *
 * @param body any value that JSON can say
 * @param today the day in Spain by which dates and years are judged
 * @param reading what is known of the body besides what it says
 */
export function judge(body: unknown, today: CalendarDay, reading?: Reading): Judgement {
  if (!isJsonObject(body)) return { line: undefined, faults: [notAnObject('')] };
  if (reading) return judgeAsRead(body, today, reading);
  const line = body.insurance_line;
  if (!isLine(line)) return { line: undefined, faults: judgeCommon(body, today).faults };
  return judgeAs(line, body, today);
}

/** A null where none is admitted is always a fault: nulls are only looked for in a body that has some. */
function judgeAsRead(sent: Json, today: CalendarDay, reading: Reading): Judgement {
  const body = withLine(sent, reading);
  const judgement = judgeAs(reading.line, body, today);
  if (judgement.faults.length === 0 || !reading.nullMeansLeftOut) return judgement;
  const meant = asRead(body, reading) as Json;
  return meant === body ? judgement : judgeAs(reading.line, meant, today);
}

/** Where a body was judged it gets its type: the tables that judge are the tables that the types are made of. */
function judgeAs(line: InsuranceLine, body: Json, today: CalendarDay): Judgement {
  const { faults: found, unjudged } = judgeLine[line](body, today);
  if (found.length === 0) return { line, faults: found, sound: body, body } as unknown as LineJudgement as Judgement;
  const faults = inOrder(line, found);
  const sound = soundPart(body, tables[line], new Set([...faults.map((fault) => fault.campo), ...unjudged]));
  return { line, faults, sound, body: undefined } as unknown as LineJudgement as Judgement;
}

/** Faults in the order in which the table asks for the fields; those of no field of the table come last. */
export function inOrder(line: InsuranceLine, faults: readonly Fault[]): Fault[] {
  const position = (fault: Fault) => orderOf[line].get(fault.campo) ?? Infinity;
  return [...faults].sort((a, b) => {
    const [left, right] = [position(a), position(b)];
    return left === right ? 0 : left - right;
  });
}

function compileTable(table: Children, closed: boolean): JudgeTable {
  const checkBody = compileChildren(table, { table, closed });
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
