import { yearOf, type CalendarDay } from '@cotiza/kernel';
import type { Children } from '../model/field';
import { walk, pathOf } from '../model/walk';
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
import { compileRules, compileChildren } from './compile-table';
import { type Json, isJsonObject } from './compile-condition';
import type { Fault } from './fault';
import { notAnObject } from './fault-maker';
import { compileMeantPath, misplacedFaults, withMoved, wrappedFault, type Misplaced } from './misplaced';
import { asRead, withLine, type BodyContext } from './body-context';
import type { Run } from './run';

/** The judgement of a body of a known line. */
interface KnownLine<L extends InsuranceLine, Sound, Body> {
  readonly line: L;
  readonly faults: readonly Fault[];
  /** The body without its faulty fields, or all of it when it has no faults. */
  readonly sound: Sound;
  /** The whole body; undefined when it has faults. */
  readonly body: Body | undefined;
}

export type LineJudgement<L extends InsuranceLine = InsuranceLine> = KnownLine<L, SoundPart<L>, BodyByLine[L]>;

export type EstimateJudgement<L extends InsuranceLine = InsuranceLine> = KnownLine<
  L,
  SoundEstimate<L>,
  EstimateBodyByLine[L]
>;

/** Without a line there is always a fault. */
interface UnknownLine extends Pick<LineJudgement, 'faults'> {
  readonly line: undefined;
}

/** The judgement of any JSON value. */
export type Judgement = { [L in InsuranceLine]: LineJudgement<L> }[InsuranceLine] | UnknownLine;

export type JudgedEstimate = { [L in InsuranceLine]: EstimateJudgement<L> }[InsuranceLine] | UnknownLine;

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
const LINE = 'insurance_line';
/** Keys of a body among which its line is looked for under another name. */
const KEYS_READ = 50;
const meantInCommon = compileMeantPath(commonTable);
const orderOf = byLine((line) => positions(tables[line]));

/**
 * Finds every structural and conditional fault of a body in one pass. It never throws, whatever the JSON.
 *
 * @param body any JSON value
 * @param today the day in Spain that decides dates and years
 * @param reading facts known of the body besides its content
 */
export const judge = (body: unknown, today: CalendarDay, reading?: BodyContext): Judgement =>
  judgeBy(QUOTATION, body, today, reading) as Judgement;

/** Judges a body that asks for an estimate, by the rows that move a price and identify no person. */
export const judgeEstimate = (body: unknown, today: CalendarDay, reading?: BodyContext): JudgedEstimate =>
  judgeBy(ESTIMATE, body, today, reading) as JudgedEstimate;

/** A judgement before its type is narrowed to the line: the tables that judge also make the types. */
interface Judged {
  readonly line: InsuranceLine | undefined;
  readonly faults: readonly Fault[];
  readonly sound?: Json;
  readonly body?: Json | undefined;
}

function judgeBy(asked: Asked, body: unknown, today: CalendarDay, reading?: BodyContext): Judged {
  if (!isJsonObject(body)) return { line: undefined, faults: [notAnObject('')] };
  if (reading) return judgeAsRead(asked, body, today, reading);
  const wrapped = wrappedFault(body, commonTable);
  if (wrapped) return { line: undefined, faults: [wrapped] };
  const line = lineOf(body);
  if (line !== undefined) return judgeAs(asked, line, body, today);
  return { line: undefined, faults: asked.common(body, today).faults };
}

/** Returns the line that a body names, also in other words and under another name of the field. */
function lineOf(body: Json): InsuranceLine | undefined {
  const said =
    body.insurance_line ??
    body[
      Object.keys(body)
        .slice(0, KEYS_READ)
        .find((key) => meantInCommon(key, '') === LINE) ?? LINE
    ];
  if (isLine(said)) return said;
  return typeof said === 'string' ? lineMeant(said) : undefined;
}

/** Judges a body. Unexpected nulls are always faults, so nulls are only read as absent when there are faults. */
function judgeAsRead(asked: Asked, sent: Json, today: CalendarDay, reading: BodyContext): Judged {
  const body = withLine(sent, reading);
  const judgement = judgeAs(asked, reading.line, body, today);
  if (judgement.faults.length === 0 || !reading.nullMeansLeftOut) return judgement;
  const meant = asRead(body, reading) as Json;
  return meant === body ? judgement : judgeAs(asked, reading.line, meant, today);
}

function judgeAs(asked: Asked, line: InsuranceLine, body: Json, today: CalendarDay): Judged {
  const { faults: found, unjudged, misplaced } = asked.judge[line](body, today);
  if (misplaced.length > 0) return judgeMoved(asked, line, body, today, misplaced);
  if (found.length === 0) return { line, faults: found, sound: body, body };
  const faults = inOrder(line, found);
  const leftOut = new Set([...faults.map((fault) => fault.campo), ...unjudged]);
  return { line, faults, sound: soundPart(body, asked.tables[line], leftOut), body: undefined };
}

/** Judges a body as if what is misplaced in it were in its place, so that only what was not sent is asked for. */
function judgeMoved(
  asked: Asked,
  line: InsuranceLine,
  body: Json,
  today: CalendarDay,
  misplaced: readonly Misplaced[],
): Judged {
  const moved = withMoved(body, misplaced);
  const { faults: found, unjudged } = asked.judge[line](moved, today);
  const faults = inOrder(line, [...found, ...misplacedFaults(misplaced)]);
  const leftOut = new Set([...found.map((fault) => fault.campo), ...unjudged]);
  return { line, faults, sound: soundPart(moved, asked.tables[line], leftOut), body: undefined };
}

/** Sorts faults by the order of the fields in the table. Those of no field come last. */
export function inOrder(line: InsuranceLine, faults: readonly Fault[]): Fault[] {
  const position = ({ campo }: Fault) => orderOf[line].get(campo) ?? orderOf[line].size;
  return [...faults].sort((a, b) => position(a) - position(b));
}

/** @param whole the larger table that a closed one is a part of */
function compileTable(table: Children, { closed, whole }: { closed: boolean; whole?: Children }): JudgeTable {
  const meantInWhole = whole && compileMeantPath(whole);
  const checkBody = compileChildren(table, { table, closed, meant: compileMeantPath(table), meantInWhole });
  const checkRules = compileRules(table);
  return (body, today) => {
    const run: Run = { today, currentYear: yearOf(today), faults: [], unjudged: [], misplaced: [] };
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

/** A sent body with its judgement. The use cases start from it. */
export interface JudgedBody<J extends Judgement | JudgedEstimate = Judgement> {
  /** Any JSON value. */
  readonly sent: unknown;
  /** The day in Spain of the judgement. */
  readonly today: CalendarDay;
  /** Facts known of the body besides its content, if any. */
  readonly reading: BodyContext | undefined;
  readonly judgement: J;
}

/** A judged body that asks for an estimate. */
export type JudgedEstimateBody = JudgedBody<JudgedEstimate>;

/** Judges a body that asks for a quotation or a dry run. It never throws. */
export const judgeBody = (sent: unknown, today: CalendarDay, reading?: BodyContext): JudgedBody => ({
  sent,
  today,
  reading,
  judgement: judge(sent, today, reading),
});

/** Judges a body that asks for an estimate. It never throws. */
export const judgeEstimateBody = (sent: unknown, today: CalendarDay, reading?: BodyContext): JudgedEstimateBody => ({
  sent,
  today,
  reading,
  judgement: judgeEstimate(sent, today, reading),
});

/** Returns a copy of a body without undocumented keys and without the fields and blocks that are faulty or not judged. */
export function soundPart(body: Json, table: Children, leftOut: ReadonlySet<string>, parent = ''): Json {
  const sound: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(table)) {
    const path = pathOf(parent, name);
    const value = body[name];
    if (value === undefined || leftOut.has(path)) continue;
    if (node.node === 'field') sound[name] = value;
    else if (isJsonObject(value)) sound[name] = soundPart(value, node.children, leftOut, path);
  }
  return sound;
}
