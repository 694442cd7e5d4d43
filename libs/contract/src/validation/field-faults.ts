import { alternatives, type CalendarDay } from '@cotiza/kernel';
import { conditionText } from '../documents/condition-text';
import { formatText, typeText } from '../documents/format-text';
import { allowedValues } from '../model/allowed-values';
import type { Condition } from '../model/condition';
import type { CoherenceRule, Field, Unsupported } from '../model/field';
import type { TextFormat } from '../model/value-kind';
import { expectationOf, patternOf, type Expectation } from './expectation';
import type { Fault, FaultCode } from './fault';
import { contradiction } from './fault-maker';
import { nearest } from './nearest';
import { asksToLeaveOut, leastOf } from './rule-facts';

/** Enumerations up to this size are listed in the message of a fault; longer ones are in `valores` alone. */
const LISTED_AT_MOST = 12;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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
    return { campo: this.path, codigo, mensaje, ...this.expectation(today), ...more };
  }

  missing(today: CalendarDay): Fault {
    const { presence, description } = this.field;
    const cuando = typeof presence === 'object' ? { cuando: conditionText(presence.when) } : undefined;
    return this.make(today, 'falta', `Falta un dato obligatorio: ${lowerFirst(description)}`, cuando);
  }

  wrongType(today: CalendarDay): Fault {
    const expected = typeText(this.field.kind);
    return this.make(today, 'tipo', `El tipo del valor no es válido. Se espera: ${expected}.`);
  }

  wrongLength(today: CalendarDay): Fault {
    const expected = formatText(this.field);
    return this.make(today, 'longitud', `La longitud del texto no es válida. Se espera: ${expected}.`);
  }

  /** @param format the format that another field's value selects, if it is not the row's own */
  wrongFormat(today: CalendarDay, format?: TextFormat): Fault {
    const formato = format?.expected ?? formatText(this.field);
    const more = { formato, ...patternOf(format), ...(format?.example ? { ejemplo: format.example } : {}) };
    return this.make(today, 'formato', `El formato no es válido. Se espera: ${formato}.`, more);
  }

  outOfRange(today: CalendarDay): Fault {
    const expected = formatText(this.field);
    return this.make(today, 'rango', `El valor está fuera de rango. Se espera: ${expected}.`);
  }

  notAllowed(today: CalendarDay, received: string): Fault {
    const values = allowedValues(this.field);
    const meant = nearest(received, values);
    const suggestion = meant ? ` El más parecido es ${meant}.` : '';
    const list = values.length <= LISTED_AT_MOST ? ` Valores permitidos: ${alternatives(values)}.` : '';
    return this.make(today, 'valor_no_permitido', `El valor no está entre los permitidos.${suggestion}${list}`);
  }

  unsupported(today: CalendarDay, { message }: Unsupported): Fault {
    return this.make(today, 'caso_no_soportado', message);
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

  brokenRule(today: CalendarDay, rule: CoherenceRule): Fault {
    if (asksToLeaveOut(rule)) return { campo: this.path, codigo: rule.codigo, mensaje: rule.message };
    return this.make(today, rule.codigo, rule.message, leastOf(this.path, rule));
  }
}
