import { defined } from '@cotiza/kernel';
import { motorEnumerations } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';
import type { CatalogueVersion, EstimatedFigure } from './catalogue-version';
import type { TypedClass } from '../search/vehicle-figures';
import { FUEL_LETTERS, GENERIC_FUELS, type GenericClass, genericClasses } from './generic-classes.table';

/** The parts of a generic version's id: `CG`, the model's id without its prefix, a letter for the fuel, the class. */
const GENERIC_ID = /^([CM])G(.{10})([A-Z])(.)$/;

const fuelsByLetter = new Map(Object.entries(FUEL_LETTERS).map(([fuel, letter]) => [letter, fuel as Fuel]));

/** The first letter of all ids of a line. */
export type LineLetter = 'C' | 'M';

/** The model of a generic version. */
export interface GenericModel {
  readonly brandId: string;
  readonly brandName: string;
  readonly modelId: string;
  readonly modelName: string;
}

/** The figures of a listed version, which select the classes beside it. */
export type ListedFigures = Pick<CatalogueVersion, 'fuel' | 'displacementCc' | 'powerKw'>;

/** Returns the model and the class of a generic version's id; undefined for any other id. */
export function readGenericId(id: string): { modelId: string; fuel: Fuel; of: GenericClass } | undefined {
  const [, line, model, letter, code] = GENERIC_ID.exec(id) ?? [];
  const fuel = fuelsByLetter.get(letter ?? '');
  if (fuel === undefined) return undefined;
  const of = genericClasses(line as LineLetter, fuel).find((each) => each.code === code);
  if (of === undefined || !GENERIC_FUELS[line as LineLetter].includes(fuel)) return undefined;
  return { modelId: `${line}M${model}`, fuel, of };
}

/** Makes the generic version of a class, with the figures of the class. */
export function genericVersion(model: GenericModel, fuel: Fuel, of: GenericClass): CatalogueVersion {
  const { code, label, displacementCc, powerKw } = of;
  const estimated: EstimatedFigure[] = displacementCc > 0 ? ['cilindrada_cc', 'potencia_kw'] : ['potencia_kw'];
  return {
    ...model,
    id: `${defined(model.modelId[0], 'first letter in the id of the model')}G${model.modelId.slice(2)}${FUEL_LETTERS[fuel]}${code}`,
    name: `Otra versión: ${motorEnumerations.fuel.labels[fuel].toLowerCase()}, ${label}`,
    fuel,
    displacementCc,
    powerKw,
    powerIsEstimated: false,
    fromYear: null,
    toYear: null,
    firstSoldYear: null,
    lastSoldYear: null,
    newPriceCents: null,
    priceIsEstimated: false,
    isGeneric: true,
    hasYearsOfSource: false,
    estimated,
    priceBasis: null,
  };
}

/**
 * Returns the classes that a model offers besides its listed versions: for each fuel of those, their classes and the adjacent
 * ones; for a model without versions, all classes of its possible fuels.
 */
export function classesBeside(
  line: LineLetter,
  listed: readonly ListedFigures[],
  fuels: readonly Fuel[],
): readonly { readonly fuel: Fuel; readonly of: GenericClass }[] {
  return fuels.flatMap((fuel) => {
    const classes = genericClasses(line, fuel);
    if (listed.length === 0) return classes.map((of) => ({ fuel, of }));
    const ofFuel = listed.filter((version) => version.fuel === fuel);
    const isListed = classes.map(({ holds }) => ofFuel.some((each) => holds(each.displacementCc, each.powerKw)));
    return classes.filter((_, at) => isListed[at - 1] || isListed[at] || isListed[at + 1]).map((of) => ({ fuel, of }));
  });
}

/** Returns the classes of the given fuels that hold the known figures. A motorcycle with a displacement is not electric. */
export function classesHolding(
  line: LineLetter,
  fuels: readonly Fuel[],
  { displacementCc, powerKw }: Pick<TypedClass, 'displacementCc' | 'powerKw'>,
) {
  return fuels.flatMap((fuel) =>
    genericClasses(line, fuel)
      .filter(({ holds }) => holds(displacementCc, powerKw))
      .filter((of) => line === 'C' || (displacementCc ?? 0) === 0 || of.displacementCc > 0)
      .map((of) => ({ fuel, of })),
  );
}
