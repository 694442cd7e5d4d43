import type { CatalogueName } from '@cotiza/contract';
import { loadCatalogues } from '../load-catalogues';
import type { CatalogueValue, VehicleVersionValue } from './catalogue-value';

const { operation } = loadCatalogues();

/** A customer's words and the intended value: its code, or the beginning of its label. */
type Everyday = readonly [texto: string, meant: string];

const OCCUPATIONS: readonly Everyday[] = [
  ['camarera', '5120'],
  ['camarero', '5120'],
  ['programador', '3820'],
  ['programadora', '3820'],
  ['autónomo de reformas', '7121'],
  ['enfermera', '2121'],
  ['auxiliar de enfermería', '5611'],
  ['médico', '2111'],
  ['abogada', '2511'],
  ['profesora de instituto', '2230'],
  ['maestra', '2240'],
  ['maestra de infantil', '2251'],
  ['albañil', '7121'],
  ['fontanero', '7221'],
  ['electricista', '7510'],
  ['pintor', '7231'],
  ['carpintero', '7131'],
  ['mecánico', '7401'],
  ['conductor de autobús', '8420'],
  ['camionero', '8432'],
  ['taxista', '8411'],
  ['repartidor', '8412'],
  ['rider', '8440'],
  ['limpiadora', '9210'],
  ['empleada de hogar', '9100'],
  ['dependienta', '5220'],
  ['cajera de supermercado', '5500'],
  ['reponedor', '9820'],
  ['mozo de almacén', '9811'],
  ['carretillero', '8333'],
  ['administrativa', '3613'],
  ['auxiliar administrativo', '4309'],
  ['secretaria', '3613'],
  ['recepcionista de hotel', '4422'],
  ['teleoperadora', '4424'],
  ['comercial', '3510'],
  ['agente de seguros', '3521'],
  ['agente inmobiliario', '3534'],
  ['contable', '3403'],
  ['economista', '2810'],
  ['psicóloga', '2823'],
  ['fisio', '2152'],
  ['dentista', '2151'],
  ['farmacéutica', '2140'],
  ['veterinario', '2130'],
  ['arquitecta', '2451'],
  ['aparejador', '2481'],
  ['ingeniero informático', '2712'],
  ['ingeniero industrial', '2431'],
  ['periodista', '2922'],
  ['policia local', '5923'],
  ['guardia civil', '5910'],
  ['bombero', '5931'],
  ['vigilante de seguridad', '5941'],
  ['militar', '0020'],
  ['peluquera', '5811'],
  ['esteticista', '5812'],
  ['cocinera', '5110'],
  ['ayudante de cocina', '9310'],
  ['panadero', '7703'],
  ['carnicero', '7701'],
  ['jardinero', '6120'],
  ['agricultor', '6110'],
  ['pescador', '6422'],
  ['jubilado no, taxista', '8411'],
  ['soldador', '7312'],
  ['chófer', '8412'],
  ['celador', '5629'],
  ['cuidadora de ancianos', '5710'],
  ['niñera', '5722'],
  ['monitor de gimnasio', '3723'],
  ['diseñador gráfico', '2484'],
  ['community manager', '2651'],
  ['cartero', '4221'],
  ['conserje', '5833'],
  ['piloto de avión', '3153'],
  ['azafata de vuelo', '5821'],
  ['operario de fábrica', '9700'],
  ['dueño de un bar', '5000'],
  ['cura', '2830'],
];

const TOWNS: readonly Everyday[] = [
  ['vilanova la geltru', 'Vilanova i la Geltrú'],
  ['madrid', 'Madrid'],
  ['barcelona', 'Barcelona'],
  ['hospitalet', "L'Hospitalet de Llobregat"],
  ["l'hospitalet de llobregat", "L'Hospitalet de Llobregat"],
  ['la coruña', 'A Coruña'],
  ['a coruña', 'A Coruña'],
  ['gerona', 'Girona'],
  ['lerida', 'Lleida'],
  ['orense', 'Ourense'],
  ['ibiza', 'Eivissa'],
  ['palma de mallorca', 'Palma'],
  ['elche', 'Elx/Elche'],
  ['san sebastian', 'Donostia'],
  ['vitoria', 'Vitoria-Gasteiz'],
  ['pamplona', 'Pamplona'],
  ['alcala de henares', 'Alcalá de Henares'],
  ['san sebastian de los reyes', 'San Sebastián de los Reyes'],
  ['sant cugat', 'Sant Cugat del Vallès'],
  ['las rozas', 'Las Rozas de Madrid'],
  ['torrejon de ardoz', 'Torrejón de Ardoz'],
  ['cordoba', 'Córdoba'],
  ['malaga', 'Málaga'],
  ['jerez', 'Jerez de la Frontera'],
  ['puerto de santa maria', 'El Puerto de Santa María'],
  ['alicante', 'Alacant/Alicante'],
  ['castellon', 'Castelló de la Plana'],
  ['santiago de compostela', 'Santiago de Compostela'],
  ['las palmas', 'Las Palmas de Gran Canaria'],
  ['santa cruz tenerife', 'Santa Cruz de Tenerife'],
  ['javea', 'Xàbia/Jávea'],
  ['tarrasa', 'Terrassa'],
  ['mahon', 'Maó'],
  ['villanueva de la serena', 'Villanueva de la Serena'],
  ['dos hermanas', 'Dos Hermanas'],
];

/** Names of towns in either language, and words for occupations and roads, whose value has to come first. */
const FIRST: readonly (readonly [tipo: CatalogueName, texto: string, valor: number | string])[] = [
  ...(
    [
      ['Ibi', 3079],
      ['Elche', 3065],
      ['Oliva', 46181],
      ['Muro', 7039],
      ['Las Rozas', 28127],
      ['Palma de Mallorca', 7040],
      ['Mahón', 7032],
      ['Lluchmayor', 7031],
      ['Baracaldo', 48013],
      ['Guecho', 48044],
      ['Lejona', 48054],
      ['Fuenterrabía', 20036],
      ['Azcoitia', 20017],
      ['Gasteiz', 1059],
      ['Iruña', 31201],
      ['Alcira', 46017],
      ['Játiva', 46145],
      ['Villarreal', 12135],
      ['Onteniente', 46184],
      ['Carcagente', 46083],
      ['Oriola', 3099],
      ['Villafranca del Penedés', 8305],
      ['San Baudilio de Llobregat', 8200],
      ['Seo de Urgel', 25203],
      ['Puenteareas', 36042],
      ['Sangenjo', 36051],
      ['Ginzo de Limia', 32032],
      ['Xixón', 33024],
      ['San Pedro Pescador', 17178],
      ['Tutera', 31232],
    ] as const
  ).map(([texto, valor]) => ['towns', texto, valor] as const),
  ['economic-occupations', 'ama de casa', '9100'],
  ['economic-occupations', 'administrativo', '4309'],
  ['economic-occupations', 'repartidor de Glovo', '8440'],
  ['economic-occupations', 'cajera del mercadona', '5500'],
  ['road-types', 'avda', 'Avenida'],
  ['road-types', 'carrer', 'Calle'],
];

it.each(FIRST)('%s: %s is first %s', (tipo, texto, valor) => {
  const answer = operation.answer({ tipo, texto });
  expect('valores' in answer && answer.valores[0]?.valor).toBe(valor);
});

it.each([
  ['46600', 'Alcira', 46017],
  ['12540', 'Villarreal', 12135],
])('within %s, %s is a town of it', (codigo_postal, texto, valor) => {
  const answer = operation.answer({ tipo: 'towns', codigo_postal, texto });
  expect('valores' in answer && answer.valores.map((value) => value.valor)).toEqual([valor]);
});

const COMPANIES: readonly Everyday[] = [
  ['mapfre', 'C0058'],
  ['linea directa', 'C0720'],
  ['mutua madrileña', 'M0083'],
  ['allianz', 'C0109'],
  ['axa', 'C0723'],
  ['catalana occidente', 'C0468'],
  ['liberty', 'C0467'],
  ['génesis', 'C0467'],
  ['qualitas', 'C0805'],
  ['balumba', 'C0805'],
  ['adeslas', 'C0124'],
  ['zurich', 'E0189'],
  ['ama', 'M0328'],
];

const CARS: readonly Everyday[] = [
  ['golf 1.6 tdi 2015', 'Volkswagen Golf 1.6 TDI'],
  ['seat ibiza 1.9 tdi 2006', 'SEAT Ibiza 1.9 TDI'],
  ['seat leon 1.6 tdi 2012', 'SEAT León 1.6 TDI'],
  ['vw golf 2.0 tdi 2009', 'Volkswagen Golf 2.0 TDI'],
  ['renault megane 1.5 dci 2010', 'Renault Mégane 1.5 dCi'],
  ['citroen c4 hdi 2008', 'Citroën C4 '],
  ['peugeot 206 2003', 'Peugeot 206 '],
  ['peugeot 308 2015', 'Peugeot 308 '],
  ['ford focus 1.6 tdci 2007', 'Ford Focus 1.6 TDCi'],
  ['opel corsa 1.3 cdti 2011', 'Opel Corsa 1.3 CDTI'],
  ['opel astra 2005', 'Opel Astra '],
  ['toyota auris hybrid 2014', 'Toyota Auris '],
  ['toyota corolla 2020', 'Toyota Corolla '],
  ['nissan qashqai 2016', 'Nissan Qashqai '],
  ['hyundai i30 2013', 'Hyundai i30 '],
  ['kia ceed 2018', 'Kia Ceed '],
  ['dacia sandero 2016', 'Dacia Sandero '],
  ['dacia duster 2019', 'Dacia Duster '],
  ['bmw 320d 2008', 'BMW Serie 3 320d'],
  ['mercedes c 220 cdi 2010', 'Mercedes-Benz Clase C C 220 CDI'],
  ['audi a3 2.0 tdi 2012', 'Audi A3 2.0 TDI'],
  ['audi a4 2007', 'Audi A4 '],
  ['fiat punto 2004', 'Fiat Punto '],
  ['fiat 500 2017', 'Fiat 500 '],
  ['mini cooper 2015', 'Mini Cooper'],
  ['citroen xsara picasso 2003', 'Citroën Xsara Picasso '],
  ['renault clio 2001', 'Renault Clio '],
  ['renault scenic 2009', 'Renault Scénic '],
  ['mazda 3 2015', 'Mazda3 '],
  ['tesla model 3 2021', 'Tesla Model 3 '],
  ['volvo xc60 2018', 'Volvo XC60 '],
  ['ibiza diesel 2008', 'SEAT Ibiza '],
  ['clio gasolina 2012', 'Renault Clio '],
  ['golf 110 cv 2016', 'Volkswagen Golf '],
  ['polo 1.2 tsi 90cv', 'Volkswagen Polo 1.2 TSI'],
  ['leon 1.6tdi 105 cv', 'SEAT León 1.6 TDI'],
  ['peugeot 2008', 'Peugeot 2008 '],
  ['c4 picasso 1.6 hdi', 'Citroën C4 Picasso 1.6 HDi'],
  ['toyota chr hibrido', 'Toyota C-HR '],
  ['troc', 'Volkswagen T-Roc '],
  ['captur 2017', 'Renault Captur '],
  ['eqa250', 'Mercedes-Benz EQA 250'],
  ['3008hybrid', 'Peugeot 3008 '],
  ['q3sportback', 'Audi Q3 Sportback'],
  ['golf7', 'Volkswagen Golf '],
  ['modely', 'Tesla Model Y '],
  ['landcruiser', 'Toyota Land Cruiser '],
  ['polestar2', 'Polestar 2 '],
  ['a 180', 'Mercedes-Benz Clase A A 180'],
];

const MOTORCYCLES: readonly Everyday[] = [
  ['pcx 125', 'Honda PCX125'],
  ['honda pcx125', 'Honda PCX125'],
  ['kymco agility 125', 'Kymco Agility City 125'],
  ['piaggio vespa 125', 'Vespa '],
  ['vespa 125', 'Vespa '],
  ['xmax 250', 'Yamaha X-MAX 250'],
  ['yamaha x-max 250', 'Yamaha X-MAX 250'],
  ['mt07', 'Yamaha MT-07'],
  ['yamaha mt-07', 'Yamaha MT-07'],
  ['bmw r1200gs', 'BMW R 1200 GS'],
  ['r 1200 gs', 'BMW R 1200 GS'],
  ['kawasaki z900', 'Kawasaki Z900'],
  ['burgman 125', 'Suzuki Burgman 125'],
  ['symphony 125', 'SYM Symphony 125'],
  ['honda cb500', 'Honda CB500'],
  ['sh 125', 'Honda SH125'],
  ['nmax 125', 'Yamaha NMAX 125'],
  ['forza 125', 'Honda Forza 125'],
  ['tmax 500', 'Yamaha Tmax 500'],
  ['duke 390', 'KTM 390 Duke'],
  ['vstrom 650', 'Suzuki V-Strom 650'],
  ['vstrom650', 'Suzuki V-Strom 650'],
  ['t-max 560', 'Yamaha TMAX 560'],
  ['x max 300', 'Yamaha XMAX 300'],
  ['goldwing', 'Honda GL1800 Gold Wing'],
  ['superdink 125', 'Kymco Super Dink 125'],
  ['duke390', 'KTM 390 Duke'],
  ['gsxr1000', 'Suzuki GSX-R1000'],
  ['yamaha yzf r1', 'Yamaha R1 '],
  ['yzf-r6', 'Yamaha R6 '],
  ['sh125i', 'Honda SH125'],
];

const BRANDS: readonly Everyday[] = [
  ['vw', 'Volkswagen'],
  ['mercedes', 'Mercedes-Benz'],
  ['citroen', 'Citroën'],
];

const everyday: readonly (readonly [tipo: CatalogueName, ramo: string | undefined, texto: string, meant: string])[] = [
  ...OCCUPATIONS.map(([texto, meant]) => ['economic-occupations', undefined, texto, meant] as const),
  ...TOWNS.map(([texto, meant]) => ['towns', undefined, texto, meant] as const),
  ...COMPANIES.map(([texto, meant]) => ['car-insurance-companies', undefined, texto, meant] as const),
  ...BRANDS.map(([texto, meant]) => ['vehicle-brands', 'coche', texto, meant] as const),
  ...CARS.map(([texto, meant]) => ['vehicle-versions', 'coche', texto, meant] as const),
  ...MOTORCYCLES.map(([texto, meant]) => ['vehicle-versions', 'moto', texto, meant] as const),
];

/** The fuels that a word of a search selects. */
const FUELS: readonly (readonly [word: RegExp, fuels: RegExp])[] = [
  [/\b(?:diesel|tdi|[tc]?dci|hdi|cdti?)\b/, /^Diesel$/],
  [/\bgasolina\b/, /^Gasoline$/],
  [/\bh[iy]brid/, /Hybrid/],
];

function first(tipo: CatalogueName, ramo: string | undefined, texto: string): readonly CatalogueValue[] {
  const answer = operation.answer({ tipo, ramo, texto });
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.valores.slice(0, 5);
}

/** Returns true for the intended value: a version also needs the year, the fuel and the power in the text. */
function isMeant(value: CatalogueValue, texto: string, meant: string): boolean {
  if (value.valor !== meant && !value.etiqueta.startsWith(meant)) return false;
  if (!('potencia_kw' in value)) return true;
  const { desde, hasta, combustible, potencia_kw } = value as VehicleVersionValue;
  const year = Number(/\b(?:19|20)\d\d$/.exec(texto.replace('peugeot 2008', ''))?.[0] ?? desde ?? 0);
  const cv = Number(/(\d+) ?cv/.exec(texto)?.[1] ?? potencia_kw * 1.35962);
  return (
    year >= (desde ?? 0) &&
    year <= (hasta ?? 2026) &&
    FUELS.every(([word, fuels]) => !word.test(texto) || fuels.test(combustible)) &&
    Math.abs(potencia_kw * 1.35962 - cv) <= 2
  );
}

it('finds the intended value among the first five', () => {
  const missed = everyday.filter(
    ([tipo, ramo, texto, meant]) => !first(tipo, ramo, texto).some((value) => isMeant(value, texto, meant)),
  );
  const seen = missed.map(([tipo, ramo, texto]) => [texto, first(tipo, ramo, texto).map(({ etiqueta }) => etiqueta)]);
  expect(seen).toEqual([]);
});
