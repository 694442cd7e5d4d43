import { existing } from '@cotiza/kernel';
import { motorEnumerations } from '@cotiza/contract';
import type { Fuel } from '@cotiza/quoting';
import type { CatalogueVersion, EstimatedFigure } from './catalogue-version';
import { FUEL_LETTERS, GENERIC_FUELS, type GenericClass, genericClasses } from './generic-classes.table';

/** What the id of a generic version is made of: `CG`, the model's id without its prefix, a letter for the fuel, the class. */
const GENERIC_ID = /^([CM])G(.{10})([A-Z])(.)$/;

const fuelsByLetter = new Map(Object.entries(FUEL_LETTERS).map(([fuel, letter]) => [letter, fuel as Fuel]));

/** The letter that opens every id of a line. */
export type LineLetter = 'C' | 'M';

/** The model that a generic version is of. */
export interface GenericModel {
  readonly brandId: string;
  readonly brandName: string;
  readonly modelId: string;
  readonly modelName: string;
}

/** The figures of a version that is listed, by which the classes beside it are found. */
export type ListedFigures = Pick<CatalogueVersion, 'fuel' | 'displacementCc' | 'powerKw'>;

/** The model and the class of the id of a generic version; undefined for any other id. */
export function readGenericId(id: string): { modelId: string; fuel: Fuel; of: GenericClass } | undefined {
  const [, line, model, letter, code] = GENERIC_ID.exec(id) ?? [];
  const fuel = fuelsByLetter.get(letter ?? '');
  if (fuel === undefined) return undefined;
  const of = genericClasses(line as LineLetter, fuel).find((each) => each.code === code);
  if (of === undefined || !GENERIC_FUELS[line as LineLetter].includes(fuel)) return undefined;
  return { modelId: `${line}M${model}`, fuel, of };
}

/** The version that stands for those of a class which are not listed. Its figures are those of the class. */
export function genericVersion(model: GenericModel, fuel: Fuel, of: GenericClass): CatalogueVersion {
  const { code, label, displacementCc, powerKw } = of;
  const estimated: EstimatedFigure[] = displacementCc > 0 ? ['cilindrada_cc', 'potencia_kw'] : ['potencia_kw'];
  return {
    ...model,
    id: `${existing(model.modelId[0], 'first letter in the id of the model')}G${model.modelId.slice(2)}${FUEL_LETTERS[fuel]}${code}`,
    name: `Otra versión: ${motorEnumerations.fuel.labels[fuel].toLowerCase()}, ${label}`,
    fuel,
    displacementCc,
    powerKw,
    fromYear: null,
    toYear: null,
    firstSoldYear: null,
    lastSoldYear: null,
    newPriceCents: null,
    isGeneric: true,
    hasYearsOfSource: false,
    estimated,
    priceBasis: null,
  };
}

/**
 * The classes that a model offers besides the versions it lists: of each fuel of theirs, the classes that they are of and
 * those beside them; of a model without versions, all classes of the fuels that it may have.
 */
export function classesBeside(
  line: LineLetter,
  listed: readonly ListedFigures[],
  onlyFuel: Fuel | null,
): readonly { readonly fuel: Fuel; readonly of: GenericClass }[] {
  const fuels = onlyFuel === null ? GENERIC_FUELS[line] : [onlyFuel];
  return fuels.flatMap((fuel) => {
    const classes = genericClasses(line, fuel);
    if (listed.length === 0) return classes.map((of) => ({ fuel, of }));
    const ofFuel = listed.filter((version) => version.fuel === fuel);
    const isListed = classes.map(({ holds }) => ofFuel.some((each) => holds(each.displacementCc, each.powerKw)));
    return classes.filter((_, at) => isListed[at - 1] || isListed[at] || isListed[at + 1]).map((of) => ({ fuel, of }));
  });
}
