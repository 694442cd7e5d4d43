import { alternatives, isCalendarDay, type CalendarDay, lowerFirst } from '@cotiza/kernel';
import { conditionText } from '../documents/condition-text';
import { formatText, typeText } from '../documents/format-text';
import { allowedValues } from '../model/allowed-values';
import type { Condition, Scalar } from '../model/condition';
import type { CoherenceRule, Field, Unsupported } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import { mistakeIn, type Judged } from '../patterns/mistakes';
import { OF_DAYS, plain } from '../patterns/texts';
import { expectationOf, patternOf, type Expectation } from './expectation';
import type { Fault, FaultCode } from './fault';
import { contradiction } from './fault-maker';
import { meantBy } from './meaning';
import { asksToLeaveOut, leastOf } from './rule-facts';

/** Enumerations up to this size are listed in the message of a fault; longer ones are in `valores` alone. */
const LISTED_AT_MOST = 12;

/** What to do where no value of a long list is true of the customer. */
const NONE_IS_TRUE =
  'Si ninguno es el del cliente, no lo sustituyas por otro: díselo, porque con ese dato no se puede cotizar aquí.';

/** Longest text that an expression reads. What is wrong with a longer one is its length. */
const READ_AT_MOST = 200;

/** A number up to this one, sent as a date, lacks the day. */
const LONGEST_YEAR = 9999;

/** A number that was sent as text, with or without its unit. */
const NUMBER_AS_TEXT = /^ *-?[0-9][0-9.,]* *(?:€|euros?|EUR|m2|m²|km|años?)? *$/i;

const isReadable = (sent: unknown): sent is string => typeof sent === 'string' && sent.length <= READ_AT_MOST;

/** Returns how to send an answer that has the wrong type and is understood. */
function rewriting(kind: ValueShape, sent: unknown): string | undefined {
  if (kind.type === 'text' && typeof sent === 'number')
    return 'Envíalo como texto, entre comillas y con todas sus cifras, ceros incluidos.';
  if (kind.type === 'date' && typeof sent === 'number' && sent > LONGEST_YEAR)
    return 'Escribe la fecha como texto: AAAA-MM-DD.';
  if ('min' in kind && isReadable(sent) && NUMBER_AS_TEXT.test(sent))
    return 'Envíalo como número, sin comillas, unidad ni puntos de millar.';
  return undefined;
}

/** Returns a fault that the caller mends alone: the customer has answered. */
const ofCaller = <F extends Partial<Fault>>({ pregunta: _asked, ...fault }: F) => fault;

/** Returns a fault that shows no value. */
const withoutExample = <F extends Partial<Fault>>({ ejemplo: _example, patron: _pattern, ...fault }: F) => fault;

/** Makes the faults of one field. Their shared facts are made once, with the validator. */
export class FieldFaults {
  private readonly expectation: (today: CalendarDay) => Expectation;

  constructor(
    private readonly path: string,
    private readonly field: Field,
  ) {
    this.expectation = expectationOf(field);
  }

  /** Makes a fault with the facts of the field; `more` replaces some of them. */
  make(today: CalendarDay, codigo: FaultCode, mensaje: string, more?: Partial<Fault>): Fault {
    const fault = { campo: this.path, codigo, mensaje, ...this.expectation(today), ...more };
    if (!this.field.formatBy || more?.ejemplo !== undefined) return fault;
    // The example of the row has one of several formats, and which is called for is not known.
    const { ejemplo: _example, ...others } = fault;
    return others;
  }

  /** @param format the format that another field's value selects */
  missing(today: CalendarDay, format?: TextFormat): Fault {
    const { presence, description, instead } = this.field;
    const cuando = typeof presence === 'object' ? { cuando: conditionText(presence.when) } : undefined;
    return this.make(today, 'falta', `Falta un dato obligatorio: ${lowerFirst(description)}`, {
      ...this.factsOf(format),
      ...cuando,
      ...(instead && { pregunta: instead.question.text, alternativas: instead.oneOf.map((paths) => [...paths]) }),
    });
  }

  wrongType(today: CalendarDay, sent: unknown): Fault {
    const { kind, unsupported } = this.field;
    const meant = meantBy(this.field, sent);
    if (unsupported && this.isUnsupported(meant)) return this.unsupported(unsupported);
    const fault = this.received(today, 'tipo', 'El tipo del valor no es válido.', sent);
    if (meant !== undefined) return this.meaning(fault, meant);
    const advice = rewriting(kind, sent);
    if (advice !== undefined) return ofCaller(this.saying(fault, advice));
    const typed = this.saying(
      fault,
      kind.type === 'integer' && typeof sent === 'number'
        ? 'Es un número sin decimales.'
        : `Se espera: ${typeText(kind)}.`,
    );
    return typeof sent === 'object' && sent !== null ? ofCaller(typed) : typed;
  }

  wrongLength(today: CalendarDay, sent: string, format?: TextFormat): Fault {
    return this.mistaken(today, 'longitud', 'La longitud del texto no es válida.', sent, format);
  }

  wrongFormat(today: CalendarDay, sent: string, format?: TextFormat): Fault {
    return this.mistaken(today, 'formato', 'El formato no es válido.', sent, format);
  }

  outOfRange(today: CalendarDay): Fault {
    const expected = formatText(this.field);
    return this.make(today, 'rango', `El valor está fuera de rango. Se espera: ${expected}.`);
  }

  notAllowed(today: CalendarDay, sent: string): Fault {
    const { unsupported } = this.field;
    const values = allowedValues(this.field);
    const meant = meantBy(this.field, sent);
    if (unsupported && this.isUnsupported(meant)) return this.unsupported(unsupported);
    const fault = this.make(today, 'valor_no_permitido', 'El valor no está entre los permitidos.');
    if (meant !== undefined) return this.meaning(fault, meant);
    if (unsupported?.allBut) {
      const { valores: _values, ejemplo: _example, ...unsaid } = fault;
      return this.saying(unsaid, unsupported.message);
    }
    const { unlisted = values.length <= LISTED_AT_MOST ? undefined : NONE_IS_TRUE } = this.field;
    const listed = values.length <= LISTED_AT_MOST ? `Valores permitidos: ${alternatives(values)}.` : undefined;
    return this.saying(fault, [listed, unlisted].filter((sentence) => sentence !== undefined).join(' '));
  }

  /** Makes a fault that shows no value: any that the field takes would be untrue of the customer. */
  unsupported({ message }: Unsupported): Fault {
    return { campo: this.path, codigo: 'caso_no_soportado', mensaje: message };
  }

  pastDay(today: CalendarDay): Fault {
    return this.make(today, 'fecha_pasada', 'La fecha ya ha pasado: tiene que ser hoy o posterior.');
  }

  futureDay(today: CalendarDay): Fault {
    return this.make(today, 'fecha_futura', 'La fecha no puede ser futura.');
  }

  forbidden(when: Condition): Fault {
    return contradiction(this.path, when);
  }

  /** Makes a fault with the limits that the rule sets, and with the example only where it keeps them. */
  brokenRule(today: CalendarDay, rule: CoherenceRule): Fault {
    if (asksToLeaveOut(rule)) return { campo: this.path, codigo: rule.codigo, mensaje: rule.message };
    const { ejemplo, minimo: _min, maximo, patron: _patron, ...facts } = this.expectation(today);
    const { minimo } = leastOf(this.path, rule);
    const fault = { campo: this.path, codigo: rule.codigo, mensaje: rule.message, ...facts };
    if (minimo === undefined) return fault;
    return { ...fault, ...(Number(ejemplo) >= Number(minimo) ? { ejemplo } : {}), minimo, maximo };
  }

  /** Makes a fault that reference data found: no example or limit of the field mends it. */
  notFound(today: CalendarDay, codigo: FaultCode, mensaje: string, valores: Fault['valores']): Fault {
    const { pregunta, formato, catalogo } = this.expectation(today);
    const fault = { campo: this.path, codigo, mensaje, pregunta, formato, ...(valores && { valores }), catalogo };
    // The caller has looked up the code of what the customer said; the town is the customer's to choose.
    return valores === undefined && catalogo !== undefined && catalogo !== 'towns' ? ofCaller(fault) : fault;
  }

  private mistaken(today: CalendarDay, codigo: FaultCode, what: string, sent: string, format?: TextFormat): Fault {
    const fault = this.received(today, codigo, what, sent, this.factsOf(format));
    const mistake = sent !== '' && isReadable(sent) ? mistakeIn(sent, this.judgedBy(format)) : undefined;
    if (!mistake) return this.saying(fault, `Se espera: ${fault.formato}.`);
    const said = this.saying(fault, mistake.says);
    if (mistake.isNotQuoted) return withoutExample(said);
    return mistake.isOfCaller ? ofCaller(said) : said;
  }

  private judgedBy(format: TextFormat | undefined): Judged {
    const { kind } = this.field;
    if (kind.type === 'date') return { test: isCalendarDay, mistakes: OF_DAYS };
    return format ?? (kind.type === 'text' ? kind.format : undefined) ?? plain;
  }

  /** Makes a fault of a value that was sent. A pattern that the value matches says nothing, and is left out, as with a long text. */
  private received(
    today: CalendarDay,
    codigo: FaultCode,
    mensaje: string,
    sent: unknown,
    more?: Partial<Fault>,
  ): Fault {
    const fault = this.make(today, codigo, mensaje, more);
    const { patron, ...others } = fault;
    if (patron === undefined || typeof sent === 'object') return fault;
    const text = String(sent);
    return !isReadable(text) || new RegExp(patron).test(text) ? others : fault;
  }

  private isUnsupported(meant: Scalar | null | undefined): boolean {
    const { values, allBut } = this.field.unsupported ?? {};
    if (meant === undefined || meant === null) return false;
    return values?.includes(meant) === true || allBut?.includes(meant) === false;
  }

  /** Makes a fault of an answer that was understood, with the value to send as its example. */
  private meaning(fault: Fault, meant: Scalar | null): Fault {
    const unquoted = typeof meant === 'string' ? '' : ', sin comillas';
    return ofCaller({ ...this.saying(fault, `Envía ${JSON.stringify(meant)}${unquoted}.`), ejemplo: meant });
  }

  private saying(fault: Fault, sentence: string): Fault {
    return { ...fault, mensaje: `${fault.mensaje} ${sentence}` };
  }

  private factsOf(format: TextFormat | undefined): Partial<Fault> {
    if (format === undefined) return {};
    const { expected: formato, example } = format;
    return { formato, ...patternOf(format), ...(example ? { ejemplo: example } : {}) };
  }
}
