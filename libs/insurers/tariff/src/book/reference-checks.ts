import { defined } from '@cotiza/kernel';
import { all, type Place } from './checks';
import type { ModalityRow, RateBook } from './rate-book';

/** Checks that every name in a book refers to exactly one thing, and that modalities go from less to more cover. */
export function referencesHold(book: RateBook, modalities: readonly string[], at: Place): boolean {
  const names = {
    guarantees: book.guarantees.map(({ id }) => id),
    modalities: book.modalities.map(({ id }) => id),
    factors: book.factors.map(({ name }) => name),
    declines: book.declines.map(({ code }) => code),
  };
  const guarantees = new Set(names.guarantees);
  return all([
    ...Object.entries(names).map(([key, given]) => unique(given, at.key(key))),
    factorsPointHome(book, guarantees, at.key('factors')),
    modalitiesGrow(book, modalities, at.key('modalities')),
    everyGuaranteeIsSold(book, at.key('guarantees')),
    firstModalityIsOpen(defined(book.modalities[0], 'first modality'), at.key('modalities').item(0)),
  ]);
}

function unique(names: readonly string[], at: Place): boolean {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return at.expect(repeated.length === 0, `repeats ${repeated.join(', ')}`);
}

function factorsPointHome(book: RateBook, guarantees: ReadonlySet<string>, at: Place): boolean {
  return all(
    book.factors.map((factor, index) => {
      const place = at.item(index);
      const strangers = factor.applies === 'all' ? [] : factor.applies.filter((id) => !guarantees.has(id));
      const known = place
        .key('applies')
        .expect(strangers.length === 0, `no guarantee is called ${strangers.join(', ')}`);
      if (factor.kind !== 'blend') return known;
      const curves = Object.keys(factor.weights).filter((name) => !Object.hasOwn(book.curves, name));
      return place.key('weights').expect(curves.length === 0, `no curve is called ${curves.join(', ')}`) && known;
    }),
  );
}

/** Each modality holds those before it, so a dearer cover can never cost less: excesses fall from one to the next, too. */
function modalitiesGrow(book: RateBook, names: readonly string[], at: Place): boolean {
  const held = new Set<string>();
  return all(
    book.modalities.map((modality, index) => {
      const place = at.item(index);
      const before = index === 0 ? undefined : book.modalities[index - 1];
      const strangers = modality.adds.filter((id) => held.has(id) || !book.guarantees.some((each) => each.id === id));
      for (const id of modality.adds) held.add(id);
      return all([
        place.key('adds').expect(strangers.length === 0, `not there, or already included: ${strangers.join(', ')}`),
        excessHolds(modality, before, held, place),
        place
          .key('modality')
          .expect(
            !before || names.indexOf(before.modality) <= names.indexOf(modality.modality),
            'covers less than the one before',
          ),
        place
          .key('accidentCapitalEuros')
          .expect(
            (before?.accidentCapitalEuros ?? 0) <= (modality.accidentCapitalEuros ?? 0),
            'is less than the one before',
          ),
      ]);
    }),
  );
}

function excessHolds(
  modality: ModalityRow,
  before: ModalityRow | undefined,
  held: ReadonlySet<string>,
  place: Place,
): boolean {
  const at = place.key('excess');
  const { excess } = modality;
  if (excess === null) return true;
  const exists = at.expect(held.has(excess.guarantee), `${excess.guarantee} is not in this modality`);
  if (!before || modality.adds.includes(excess.guarantee)) return exists;
  const lower = before.excess?.guarantee === excess.guarantee && excess.euros < before.excess.euros;
  const dearer = lower && excess.factor >= (before.excess?.factor ?? 0);
  return at.expect(dearer, 'must be lower than the one before, and cost no less') && exists;
}

function everyGuaranteeIsSold(book: RateBook, at: Place): boolean {
  const idle = book.guarantees.filter((each) => !book.modalities.some((modality) => modality.adds.includes(each.id)));
  return at.expect(idle.length === 0, `no modality adds ${idle.map((each) => each.id).join(', ')}`);
}

function firstModalityIsOpen(first: ModalityRow, at: Place): boolean {
  return at
    .key('notOfferedWhen')
    .expect(first.notOfferedWhen.length === 0, 'must be empty: what nobody may buy is a decline');
}
