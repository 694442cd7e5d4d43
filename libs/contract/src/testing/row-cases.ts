import type { FaultCode } from '../validation/fault';
import { judge } from '../validation/judge';
import { type BodyDraft, type Change, type JsonValue, TEST_DAY } from './body-draft';

/** A body and the faults it must have, each as `campo codigo`; none when it is accepted. */
export interface RowCase {
  readonly name: string;
  readonly draft: BodyDraft;
  readonly faults: readonly string[];
}

/** Builds the cases of a row of the specification. Every step adds cases for the base bodies; `given` changes them. */
export interface RowCases {
  readonly cases: readonly RowCase[];
  /** Leaving the field out is one fault, `falta` on it. */
  required(): RowCases;
  /** A body without the field is accepted. */
  optional(): RowCases;
  /** A body without the field has these faults. */
  leftOut(...faults: string[]): RowCases;
  accepts(...values: JsonValue[]): RowCases;
  /** Each value is one fault of the field, and the only one. */
  refuses(codigo: FaultCode, ...values: JsonValue[]): RowCases;
  /** A value whose faults are not one fault of the field. */
  judged(value: JsonValue, ...faults: string[]): RowCases;
  /** A text of `min` to `max` characters; `make` gives one of a length. */
  text(min: number, max: number, make?: (length: number) => string): RowCases;
  /** A number from `min` to `max`; `step` is how far outside the nearest refused value is. */
  number(min: number, max: number, step: number): RowCases;
  /** A calendar day; `future` and `past` are the refused sides. */
  day(refused: 'future' | 'past'): RowCases;
  flag(): RowCases;
  /** Exactly these values, all accepted. */
  oneOf(...values: string[]): RowCases;
  /** Applies changes to the base bodies of the next cases. */
  given(...changes: Change[]): RowCases;
}

export type RowTable = Readonly<Record<string, RowCases | readonly RowCases[]>>;

/** The faults that the contract finds in a body, each as `campo codigo`. */
export function faultsOf(body: unknown): string[] {
  return judge(body, TEST_DAY).faults.map((fault) => `${fault.campo} ${fault.codigo}`);
}

/** The cases of the field at `path`, in each of the base bodies. */
export function row(path: string, ...bases: BodyDraft[]): RowCases {
  return rowCases(path, bases, []);
}

/** Declares a test of every case of a table of rows: its name begins with the tag of its row. */
export function testRows(rows: RowTable): void {
  const cases = Object.entries(rows).flatMap(([tag, of]) =>
    [of].flat().flatMap((row) => row.cases.map(({ name, ...one }) => ({ name: `${tag} ${name}`, ...one }))),
  );
  it.each(cases)('$name', ({ draft, faults }) => expect(faultsOf(draft.build())).toEqual(faults));
}

const OTHER_THAN_TEXT: JsonValue[] = [7, true, null, [], {}, ['7']];
const OTHER_THAN_NUMBER: JsonValue[] = ['7', '', true, null, [], {}];
const OTHER_THAN_FLAG: JsonValue[] = ['true', '', 0, 1, null, [], {}];
const NOT_DAYS: JsonValue[] = ['2026-02-30', '2025-02-29', '01-12-2026', '2026-1-1', '2026-12-01T00:00:00Z', '', 'hoy'];
const DAYS = {
  future: { accepted: [TEST_DAY, '2026-11-20', '2024-02-29'], refused: ['2026-11-22', '2100-01-01'] },
  past: { accepted: [TEST_DAY, '2026-11-22', '2028-02-29'], refused: ['2026-11-20', '1999-12-31'] },
} as const;

function rowCases(path: string, bases: readonly BodyDraft[], cases: readonly RowCase[]): RowCases {
  const add = (more: (base: BodyDraft) => RowCase[]) => rowCases(path, bases, [...cases, ...bases.flatMap(more)]);
  const fault = (codigo: FaultCode) => [`${path} ${codigo}`];
  const left = (faults: string[]) => (base: BodyDraft) => [
    { name: `${base.line} without ${path}`, draft: base.without(path), faults },
  ];
  const valued = (values: JsonValue[], faults: string[]) => (base: BodyDraft) =>
    values.map((value) => ({
      name: `${base.line} ${path} ${faults.length === 0 ? 'accepts' : 'refuses'} ${shown(value)}`,
      draft: base.with(path, value),
      faults,
    }));
  const self: RowCases = {
    cases,
    required: () => add(left(fault('falta'))),
    optional: () => add(left([])),
    leftOut: (...faults) => add(left(faults)),
    accepts: (...values) => add(valued(values, [])),
    refuses: (codigo, ...values) => add(valued(values, fault(codigo))),
    judged: (value, ...faults) => add(valued([value], faults)),
    text: (min, max, make = (length) => 'a'.repeat(length)) => {
      const short = min > 0 ? self.refuses('longitud', make(min - 1)) : self;
      const long = short.refuses('longitud', make(max + 1), make(50_000));
      return long.accepts(make(min), make(max)).refuses('tipo', ...OTHER_THAN_TEXT);
    },
    number: (min, max, step) =>
      self
        .accepts(min, max)
        .refuses('rango', min - step, max + step)
        .refuses('tipo', ...OTHER_THAN_NUMBER),
    day: (refused) =>
      self
        .accepts(...DAYS[refused].accepted)
        .refuses(refused === 'future' ? 'fecha_futura' : 'fecha_pasada', ...DAYS[refused].refused)
        .refuses('formato', ...NOT_DAYS)
        .refuses('tipo', 20_261_201, null, true, {}),
    flag: () => self.accepts(true, false).refuses('tipo', ...OTHER_THAN_FLAG),
    oneOf: (...values) =>
      self
        .accepts(...values)
        .refuses('valor_no_permitido', '', 'Nada', `${values[0]!} `, `${values[0]!}0`)
        .refuses('tipo', ...OTHER_THAN_TEXT),
    given: (...changes) =>
      rowCases(
        path,
        bases.map((base) => base.changed(...changes)),
        cases,
      ),
  };
  return self;
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}... (${text.length})` : text;
}
