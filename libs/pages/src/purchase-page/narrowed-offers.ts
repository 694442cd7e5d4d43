import { lowerFirst, markup, type Markup } from '@cotiza/kernel';
import { arePaidAlike, excessInWords, orderInWords } from '@cotiza/quoting';
import { LEVEL_PARAMETER, queryOf, type PageLevel } from './levels';
import type { PageOffer } from './page-offers';

type Offers = readonly PageOffer[];

/** A value of a query parameter, in words; undefined is the value of a link without the parameter. */
interface Choice {
  readonly value: string | undefined;
  readonly words: string;
}

/** A way to show fewer offers of a level. */
interface Filter {
  readonly label: string;
  /** The words for no value. */
  readonly any: string;
  readonly choices: (ofLevel: Offers, all: Offers) => readonly Choice[];
  readonly has: (offer: PageOffer, value: string, all: Offers) => boolean;
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The filters by the name of their query parameter. */
const FILTERS: Readonly<Record<string, Filter>> = {
  franquicia: {
    ...{ label: 'Franquicia', any: 'cualquiera' },
    choices: (ofLevel) =>
      distinct(ofLevel.flatMap(({ quoted }) => quoted.franquicia ?? []))
        .sort((one, other) => one - other)
        .map((euros) => ({ value: `${euros}`, words: `${euros === 0 ? '' : 'hasta '}${excessInWords(euros)}` })),
    has: ({ quoted: { franquicia } }, value) => franquicia !== null && franquicia <= Number(value),
  },
  recibos: {
    ...{ label: 'Pago', any: 'cualquiera' },
    choices: () => [{ value: '1', words: 'también en recibos' }],
    has: ({ quoted }, value) => value === '1' && quoted.formas_de_pago.length > 0,
  },
  garantia: {
    ...{ label: 'Garantía', any: 'cualquiera' },
    choices: (ofLevel) => {
      const held = ofLevel.flatMap(({ guarantees }) => guarantees.map(({ key, name }) => [key, name] as const));
      return [...new Map(held)].map(([value, name]) => ({ value, words: lowerFirst(name) }));
    },
    has: ({ guarantees }, value) => guarantees.some(({ key }) => key === value),
  },
  aseguradora: {
    ...{ label: 'Aseguradora', any: 'todas' },
    // By the number of its first offer, as an address names the offers that it compares.
    choices: (ofLevel, all) =>
      distinct(ofLevel.map(({ said: { insurer } }) => insurer))
        .sort((one, other) => one.localeCompare(other, 'es'))
        .map((words) => ({ value: `${all.find(({ said }) => said.insurer === words)?.number}`, words })),
    has: ({ said: { insurer } }, value, all) => all[Number(value) - 1]?.said.insurer === insurer,
  },
};

/** Name of the query parameter with the order. */
const ORDER_PARAMETER = 'orden';

/** The orders by the value of their parameter. Offers that are equal in one stay in the order of their prices. */
const ORDERS: Readonly<Record<string, { readonly said: string; readonly by: (a: PageOffer, b: PageOffer) => number }>> =
  {
    franquicia: {
      said: 'de menor a mayor franquicia',
      by: ({ quoted: one }, { quoted: other }) => (one.franquicia ?? Infinity) - (other.franquicia ?? Infinity) || 0,
    },
    aseguradora: {
      said: 'por aseguradora, de la A a la Z',
      by: ({ said: one }, { said: other }) => one.insurer.localeCompare(other.insurer, 'es'),
    },
  };

/** Unchecked values of query parameters. */
export type Asked = Readonly<Record<string, unknown>>;

/** The offers of a level that are wanted, in the order that is wanted. */
export interface NarrowedOffers {
  readonly offers: Offers;
  /** `de menor a mayor precio`. */
  readonly order: string;
  /** The query parameters that have an effect, with the level. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Links that order and filter; null where nothing distinguishes the offers. */
  readonly links: Markup | null;
}

/**
 * Filters and orders the offers of a level. A value that no offer of the level has, or that all have, is passed over; so are all
 * values where no offer has them together.
 *
 * @param all every offer of the page
 */
export function narrowedOffers({ code, offers }: PageLevel, all: Offers, asked: Asked): NarrowedOffers {
  const has = (offer: PageOffer, [name, value]: readonly [string, string]) =>
    FILTERS[name]?.has(offer, value, all) === true;
  const distinguishes = (wanted: readonly [string, string], among = offers) =>
    distinct(among.map((offer) => has(offer, wanted))).length === 2;
  const wanted = Object.keys(FILTERS).flatMap((name) => {
    const value = asked[name];
    return typeof value === 'string' && distinguishes([name, value]) ? [[name, value] as const] : [];
  });
  const meets = (filters: typeof wanted) => offers.filter((offer) => filters.every((filter) => has(offer, filter)));
  const filters = meets(wanted).length > 0 ? wanted : [];
  const orders = Object.keys(ORDERS).filter(
    (name) => distinct((FILTERS[name]?.choices(offers, all) ?? []).map(({ value }) => value)).length > 1,
  );
  const order = orders.find((name) => name === asked[ORDER_PARAMETER]);
  const parameters: Readonly<Record<string, string>> = {
    [LEVEL_PARAMETER]: code,
    ...(order && { [ORDER_PARAMETER]: order }),
    ...Object.fromEntries(filters),
  };

  const row = (name: string, label: string, choices: readonly Choice[]) =>
    choices.length < 2
      ? []
      : [
          markup`<div><dt>${label}</dt> <dd>${choices.map(({ value, words }) => markup`<a href="${queryOf({ ...parameters, [name]: value })}#ofertas"${parameters[name] === value ? markup` aria-current="true"` : null}>${words}</a>`)}</dd></div>`,
        ];
  const rows = [
    row(ORDER_PARAMETER, 'Orden', [
      { value: undefined, words: 'precio' },
      ...orders.map((name) => ({ value: name, words: name })),
    ]),
    ...Object.entries(FILTERS).map(([name, { label, any, choices }]) => {
      const others = meets(filters.filter(([other]) => other !== name));
      const useful = choices(offers, all).filter(
        ({ value = '' }) => value === parameters[name] || distinguishes([name, value], others),
      );
      return row(name, label, [{ value: undefined, words: any }, ...useful]);
    }),
  ].flat();
  const isOpen = Object.keys(parameters).length > 1;
  return {
    offers: order === undefined ? meets(filters) : meets(filters).toSorted(ORDERS[order]?.by),
    order: ORDERS[order ?? '']?.said ?? orderInWords(arePaidAlike(offers.map(({ quoted }) => quoted))),
    parameters,
    links:
      rows.length === 0
        ? null
        : markup`<details class="narrow"${isOpen ? markup` open="open"` : null}><summary>Ordenar y filtrar</summary><dl class="unfolded">${rows}</dl></details>`,
  };
}
