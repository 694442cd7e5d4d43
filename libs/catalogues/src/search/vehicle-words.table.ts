import { foldedWords } from './folded-text';

/** Common names of brands besides their own, by brand. */
const ALSO_KNOWN: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['alfa'],
  'Aston Martin': ['aston'],
  'Harley-Davidson': ['harley', 'hd'],
  GWM: ['great wall'],
  KGM: ['kg mobility', 'ssangyong'],
  'Land Rover': ['range rover', 'rover'],
  'Mercedes-Benz': ['mercedes', 'mb'],
  Mini: ['bmw'],
  'Moto Guzzi': ['guzzi'],
  'Rolls-Royce': ['rolls'],
  'Royal Enfield': ['enfield'],
  'Super Soco': ['soco'],
  'Tata Motors': ['tata'],
  Vespa: ['piaggio'],
  Volkswagen: ['vw'],
};

/** Names of models, by brand, with the name that people say. */
const COMPLETE_NAMES: readonly (readonly [brand: string, short: RegExp, complete: string])[] = [
  ['Honda', /^SH\d+$/, '$&i'],
  ['Volkswagen', /^Passat CC$/, 'CC'],
  ['Yamaha', /^Aerox 4$/, 'Aerox'],
  ['Yamaha', /^R(?=\d)/, 'YZF-R'],
];

/** Words that say only that a vehicle is meant, for sale and of a colour. */
const NOISE = new Set(
  (
    'ano ciclomotor coche combustible con cv furgoneta marca mano matriculado mi modelo moto motocicleta motor nueva nuevo scooter segunda suv ' +
    'todoterreno turismo usado version ' +
    'asegurar averia averias barata barato bonita bonito busco comprar cuidada cuidado duena dueno estado excelente extras ganga garaje ' +
    'garantia impecable itv kilometro kilometros km km0 kms libro mantenimiento mejor muchos muy necesito ocasion oferta oportunidad ' +
    'particular pasada pasado perfecto pocos precio quiero reestreno revisiones se seguro seminueva seminuevo siempre solo tengo todo ' +
    'transferido unica unico urge urgente vendo vende venta ' +
    'amarilla amarillo azul bicolor beige blanca blanco bronce burdeos color dorada dorado granate gris marron mate menta metalizado ' +
    'morado nacarado naranja negra negro perla plata plateado roja rojo rosa turquesa verde violeta'
  ).split(' '),
);

/** Numbers of doors, seats, gears, kilometres, kilograms and euros. */
const COUNTS =
  /(?<![\p{L}\d.,])(?:[2-9]\s?(?:p|pl|ptas?|puertas|plazas|vel|velocidades)|\d[\d.,]*\s?(?:kgs?|kms?|kil[oó]metros|€|eur|euros))(?![\p{L}\d])/giu;

/** Words of equipment, body, gearbox and engine, which many listed versions lack in their names. */
const EQUIPMENT = new Set(
  (
    'acenta active advance allure ambiente ambition amg attraction automatica automatico avant avantgarde awd berlina bluehdi ' +
    'bluemotion bose break business cabrio cabriolet cambio cdi cdti cinco comfort comfortline cosmo coupe crdi cuatro cuero cvt dci ' +
    'descapotable dsg dynamic ecoboost edition elegance emotion enjoy estate excellence exclusive executive familiar feel fr fsi full ' +
    'gdi ghia gt gtd gte gti hdi highline hatchback intens jtd laureate life limited limousine line live lounge luxury manual mhev monovolumen ' +
    'mpi multijet mzr pack plazas plus premium puertas puretech quattro ranchera reference sedan selection ' +
    'sense shine shooting signature sol sport sportback sportline sports sportwagon stationwagon style stylance sw tce tdci tdi tech ' +
    'techno tecnologia tekna tfsi tgi titanium tourer touring traccion trend trendline tres tronic tsi turbo urban ' +
    'variant visia vti vtec vvti xcellence xdrive xline zen'
  ).split(' '),
);

/** Returns all names of a brand: its own and the common ones. */
export const brandNames = (name: string): readonly string[] => [name, ...(ALSO_KNOWN[name] ?? [])];

/** Returns the words by which a brand is found, those of "land rover" also as one. */
export const brandWords = (name: string): string =>
  brandNames(name)
    .map((each) => `${each} ${foldedWords(each).join('')}`)
    .join(' ');

/** Returns all names of a model: the listed one, and the complete one where that leaves a part out. */
export const modelNames = (brandName: string, name: string): readonly string[] => [
  name,
  ...COMPLETE_NAMES.filter(([brand, short]) => brand === brandName && short.test(name)).map(([, short, complete]) =>
    name.replace(short, complete),
  ),
];

export const isNoise = (word: string): boolean => NOISE.has(word);

/** Returns true for a word that tells versions apart, not models. */
export const isEquipment = (word: string): boolean => EQUIPMENT.has(word);

/** Returns a text without such numbers, unless it has nothing else. */
export function withoutCounts(text: string): string {
  const rest = text.replace(COUNTS, ' ');
  return foldedWords(rest).length > 0 ? rest : text;
}
