import { byLine, GUARANTEES, INSURANCE_LINES, isLine, isVehicleLine, type InsuranceLine } from '@cotiza/contract';
import { isCalendarDay } from '@cotiza/kernel';
import type { LineModel, RatedRisk } from '../lines/line-model';
import { lineModels, type RiskByLine } from '../lines/line-models';
import {
  all,
  decimal,
  list,
  nullable,
  number,
  object,
  oneOf,
  Place,
  record,
  refine,
  text,
  type Check,
  type RateBookFault,
} from './checks';
import { factorChecks, NAME } from './factor-checks';
import type { RateBook } from './rate-book';
import { motorHolds } from './motor-checks';
import { referencesHold } from './reference-checks';

const SLUG = text(...NAME);
const SENTENCE = text(/^\p{Lu}.*\.$/u, 'a sentence, from its capital letter to its full stop');
const DAY: Check = (value, at) =>
  at.expect(typeof value === 'string' && isCalendarDay(value), 'must be a day, YYYY-MM-DD');
const YES: Check = (value, at) => at.expect(value === true, 'must be true, or absent');

const nameKey = (name: string) => name.trim().toLowerCase();

const VALIDITY = refine<RateBook['validity']>(object({ from: DAY, to: nullable(DAY) }), ({ from, to }, at) =>
  at.expect(to === null || from <= to, 'must end after it begins'),
);
const APPROVAL = refine<RateBook['approval']>(
  object({ author: text(), approver: text(), usableFrom: DAY }),
  ({ author, approver }, at) =>
    at.key('approver').expect(nameKey(author) !== nameKey(approver), 'must be somebody else than the author'),
);
const PER_MILLE = number(1, 1_000);
const PURE_PREMIUM_EUROS = decimal(0.5, 1_000, 2);
const ACCIDENT_CAPITAL_EUROS = number(6_000, 300_000);
/** Up to the limit of compulsory liability for injuries, the highest of all: 70 million euros. */
const LIMIT_EUROS = number(100, 70_000_000);
/** The least sum insured of what is insured for a sum: of dwellings. */
const FROM = object({ variable: oneOf(['buildings', 'contents', 'sumInsured']), euros: number(1, 100_000) });
/** Own damage never costs more than a quarter of what it can pay. */
const CAP = object({ variable: oneOf(['retailValue']), perMille: number(1, 250) });
/** Surcharges of payments in parts, up to a fifth. */
const SURCHARGE = decimal(0, 0.2, 4);
const INSTALMENTS = object({}, { semestral: SURCHARGE, trimestral: SURCHARGE, mensual: SURCHARGE });
const EXCESS = object({ guarantee: SLUG, euros: number(60, 3_000), factor: decimal(0.2, 1, 4) });

/**
 * Everything that is wrong with a rate book; an empty list means that it can be compiled. Refused are unknown, missing and
 * mistyped keys, factors from another planet, bands and values that leave a risk without a factor, and references to nothing.
 *
 * @param value the parsed JSON of a book, of any shape
 * @param source how the faults name the book: its file
 */
export function validateRateBook(value: unknown, source: string): readonly RateBookFault[] {
  const faults: RateBookFault[] = [];
  const at = new Place(faults, source);
  const line = lineOf(value);
  if (line === undefined) at.key('line').fault(`must be one of ${INSURANCE_LINES.join(', ')}`);
  else bookChecks[line](value, at);
  return faults;
}

function lineOf(value: unknown): InsuranceLine | undefined {
  const line = typeof value === 'object' && value !== null && 'line' in value ? value.line : undefined;
  return typeof line === 'string' && isLine(line) ? line : undefined;
}

const bookChecks = byLine((line) => checkOf(line));

function checkOf<L extends InsuranceLine>(line: L): Check {
  return bookCheck<RiskByLine[L]>(lineModels[line]);
}

function bookCheck<R extends RatedRisk>(model: LineModel<R>): Check {
  const { factor, curve, condition } = factorChecks(model);
  const motor = isVehicleLine(model.line);
  const when = list(condition, 1);
  const ofLine = model.declines.map(({ code }) => code);
  const declineCode = refine<string>(SLUG, (code, at) =>
    at.expect(!ofLine.includes(code), 'is what the whole line declines: no book may say it'),
  );
  const modality = {
    id: SLUG,
    modality: oneOf(model.modalities),
    adds: list(SLUG),
    excess: nullable(EXCESS),
    notOfferedWhen: list(when),
  };
  const guarantee = guaranteeCheck(oneOf(Object.keys(GUARANTEES[model.line])), motor);
  const book = object(
    {
      schemaVersion: oneOf([1]),
      version: text(/^\d{4}\.\d+$/u, 'a year and a number, such as 2027.1'),
      validity: VALIDITY,
      approval: APPROVAL,
      insurer: object({ id: SLUG, name: text() }),
      line: oneOf([model.line]),
      product: text(),
      appetite: text(),
      lossRatio: decimal(...model.lossRatio, 4),
      guarantees: list(guarantee, 1),
      modalities: list(object(motor ? { ...modality, accidentCapitalEuros: ACCIDENT_CAPITAL_EUROS } : modality), 1),
      curves: record(curve, ...NAME),
      factors: list(factor, 1),
      declines: list(object({ code: declineCode, message: SENTENCE, when })),
    },
    { instalments: INSTALMENTS },
  );
  return refine<RateBook>(book, (sound, at) =>
    all([usableInTime(sound, at), referencesHold(sound, model.modalities, at), !motor || motorHolds(sound, at)]),
  );
}

function guaranteeCheck(code: Check, motor: boolean): Check {
  return object(
    { id: SLUG, name: text(), cover: SENTENCE, code, purePremiumEuros: PURE_PREMIUM_EUROS },
    {
      limitEuros: LIMIT_EUROS,
      terms: list(SENTENCE, 1),
      alsoCovers: list(object({ code }, { limitEuros: LIMIT_EUROS }), 1),
      ...(motor ? { compulsoryPerMille: PER_MILLE, cap: CAP } : { lossOfUse: YES, from: FROM }),
    },
  );
}

function usableInTime({ validity: { to }, approval: { usableFrom } }: RateBook, at: Place): boolean {
  return at
    .key('approval')
    .key('usableFrom')
    .expect(to === null || usableFrom <= to, 'must not be after the book ends');
}
