import { byLine, type InsuranceLine } from '../lines';
import { commonEstimateTable, estimateTables } from '../lines/estimates';
import { allowedValues } from '../model/allowed-values';
import type { Scalar } from '../model/condition';
import type { Children, Field } from '../model/field';
import type { CaseValue, MiddleCase } from '../model/middle-case';
import { fieldsAt } from '../model/walk';
import { FROM } from '../tables/middle-values';
import { asRead } from './body-context';
import { valueAt, withValue } from './body-values';
import { compileCondition, type Json } from './compile-condition';
import type { Fault } from './fault';
import { judgeEstimateBody, type JudgedEstimateBody } from './judge';

/** A fact that the customer has not said, with its value in the middle case. */
export interface UnsaidFact {
  readonly campo: string;
  readonly value: Scalar | null;
  /** Where the value is from, in Spanish. */
  readonly from: string;
}

/** The middle case, or one with another value for one fact. */
export interface EstimateCase {
  readonly body: JudgedEstimateBody;
  /** The facts that are taken and not said, in the order of the table. */
  readonly unsaid: readonly UnsaidFact[];
}

/** A row that has a middle value. */
interface MiddleRow {
  readonly campo: string;
  readonly middle: MiddleCase;
  /** The values of its cases. */
  readonly tried: readonly CaseValue[];
  /** Returns true where the row is part of a body: its condition reads rows before it. */
  readonly isPartOf: (body: Json) => boolean;
}

const listedValues = (field: Field): readonly Scalar[] =>
  field.kind.type === 'boolean' ? [false, true] : allowedValues(field);

const rowsIn = (table: Children) =>
  fieldsAt(table).flatMap(({ path, field }): MiddleRow[] => {
    const { middle, presence } = field;
    if (!middle) return [];
    const required = typeof presence === 'object' ? compileCondition(presence.when, table) : () => true;
    const isPartOf = (body: Json) => required(body) === true;
    return [{ campo: path, middle, tried: middle.tried ?? listedValues(field), isPartOf }];
  });

const rowsOf = byLine((line) => rowsIn(estimateTables[line]));
const rowsOfAnyLine = rowsIn(commonEstimateTable);

const valueOf = (value: CaseValue, body: Json, today: string): Scalar | null =>
  typeof value === 'function' ? value(body, today) : value;

/** Returns true for a fault of a field that an estimate can do without: it has a middle value. */
export const isUnsaid = (line: InsuranceLine | undefined, { campo, codigo }: Pick<Fault, 'campo' | 'codigo'>) =>
  codigo === 'falta' && (line === undefined ? rowsOfAnyLine : rowsOf[line]).some((row) => row.campo === campo);

/** Returns the middle case of a body of a line, whose only faults are facts that it leaves unsaid. */
export function middleCaseOf(line: InsuranceLine, { sent, today, reading }: JudgedEstimateBody): EstimateCase {
  return filledIn(line, asRead(sent, reading) as Json, { today, reading });
}

/** Returns the cases of one fact that a body leaves unsaid, by its values. The rest is as in the middle case. */
export function casesOf(
  line: InsuranceLine,
  { sent, today, reading }: JudgedEstimateBody,
  campo: string,
): readonly (EstimateCase & Pick<UnsaidFact, 'value'>)[] {
  const said = asRead(sent, reading) as Json;
  const tried = rowsOf[line].filter((row) => row.campo === campo).flatMap((row) => row.tried);
  return [...new Set(tried.map((each) => valueOf(each, said, today)))].map((value) => ({
    value,
    ...filledIn(line, withValue(said, campo, value), { today, reading }),
  }));
}

function filledIn(
  line: InsuranceLine,
  said: Json,
  { today, reading }: Pick<JudgedEstimateBody, 'today' | 'reading'>,
): EstimateCase {
  let body = said;
  const unsaid: UnsaidFact[] = [];
  for (const { campo, middle, isPartOf } of rowsOf[line]) {
    if (valueAt(body, campo) !== undefined || !isPartOf(body)) continue;
    const fitting = middle.fits?.(body, today);
    const value = fitting ?? valueOf(middle.value, body, today);
    unsaid.push({ campo, value, from: fitting === undefined ? middle.from : FROM.rest });
    body = withValue(body, campo, value);
  }
  return { body: judgeEstimateBody(body, today, reading), unsaid };
}
