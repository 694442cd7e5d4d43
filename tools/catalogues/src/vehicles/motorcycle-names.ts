import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { horsepowerOf } from './vehicle-record';

/** Brands of the register that the catalogue writes otherwise. */
const BRANDS: ReadonlyMap<string, string> = new Map([['ZERO MOTORCYCLES', 'ZERO']]);

/** Models of the register that the catalogue lists under another name. */
const MODELS: ReadonlyMap<string, string> = new Map([
  ['HONDA SH125i', 'SH125'],
  ['HONDA Rebel 500', 'CMX500 Rebel'],
  ['HONDA CMX1100', 'CMX1100 Rebel'],
  ['HONDA CRF1100L Africa Twin', 'CRF1100L Africa Twin DCT'],
  ['YAMAHA TMAX 560', 'TMAX'],
  ['YAMAHA XTZ 700 Tenere', 'Tenere 700'],
  ['YAMAHA Aerox 50', 'Aerox 4'],
]);

/** A mark of a model year, which is no part of a model's name. */
const MODEL_YEAR = /\s*\bMY(?:\d\d)?\b/;

/** Returns the brand and model of the register as the catalogue writes them. */
export function motorcycleName(brand: string, model: string): { brand: string; model: string } {
  return {
    brand: brandName(BRANDS.get(brand) ?? brand),
    model: MODELS.get(`${brand} ${model}`) ?? calmed(model.replace(MODEL_YEAR, '')),
  };
}

/**
 * Returns the name of a version, which is read after its model: `4T 124 cc 15 CV`. A displacement that the model has in its
 * name is not repeated, and the power is only given where it is stated.
 */
export function motorcycleVersion(model: string, remark: string, displacementCc: number, powerKw?: number): string {
  const isElectric = displacementCc === 0;
  const size = isElectric || model.includes(String(displacementCc)) ? '' : `${displacementCc} cc`;
  const power = powerKw === undefined ? '' : `${horsepowerOf(powerKw)} CV`;
  const engine = isElectric ? 'eléctrica' : size + power === '' ? 'gasolina' : '';
  return [remark, engine, size, power].filter((part) => part !== '').join(' ');
}
