import { existing } from '@cotiza/kernel';
import type { InsuranceLine, LevelCode } from '@cotiza/contract';
import {
  bestOfEachLevel,
  legalNotice,
  OFFER_KEYS,
  orderInWords,
  OFFER_SCHEMA,
  type QuotedOffer,
  type QuoteResult,
} from '@cotiza/quoting';

type Parts = readonly [prima_neta: number, consorcio: number, liquidacion: number, impuestos: number];
type OfferFacts = readonly [
  aseguradora: string,
  producto: string,
  modalidad: string,
  precio: number,
  nivel: LevelCode,
  parts: Parts,
  coberturas: string,
  formas_de_pago?: readonly (readonly [periodicidad: string, precio: number, precio_anual_total: number])[],
];

/** The three cheapest offers for the example request of each line; openapi.e2e.spec.ts quotes it and compares. */
const CHEAPEST: Readonly<Record<InsuranceLine, readonly OfferFacts[]>> = {
  Home: [
    [
      'Brújula Directo',
      'Brújula Casa',
      'Básico',
      75.43,
      'basico',
      [61.66, 8.75, 0.09, 4.93],
      'incendio atmosfericos rc asistencia defensa',
    ],
    [
      'Espiga Seguros',
      'Espiga Hogar',
      'Básico',
      82.23,
      'basico',
      [67.54, 9.19, 0.1, 5.4],
      'incendio atmosfericos rc asistencia defensa inhabitabilidad',
      [
        ['semestral', 42.03, 84.06],
        ['trimestral', 21.29, 85.16],
        ['mensual', 7.22, 86.62],
      ],
    ],
    [
      'Aldaba Seguros',
      'Aldaba Hogar',
      'Básico',
      90.03,
      'basico',
      [75.16, 8.75, 0.11, 6.01],
      'incendio atmosfericos rc asistencia defensa',
      [
        ['semestral', 45.83, 91.65],
        ['trimestral', 23.22, 92.88],
      ],
    ],
  ],
  Car: [
    [
      'Aldaba Seguros',
      'Aldaba Auto',
      'Terceros',
      151.31,
      'terceros',
      [136.73, 3.43, 0.21, 10.94],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
      [
        ['semestral', 77.13, 154.26],
        ['trimestral', 39.12, 156.48],
      ],
    ],
    [
      'Brújula Directo',
      'Brújula Coche',
      'Terceros',
      174.73,
      'terceros',
      [158.06, 3.79, 0.24, 12.64],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
    [
      'Aldaba Seguros',
      'Aldaba Auto',
      'Terceros Ampliado',
      221.3,
      'terceros_ampliado',
      [201.45, 3.43, 0.3, 16.12],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia lunas incendio robo',
      [
        ['semestral', 112.83, 225.66],
        ['trimestral', 57.23, 228.92],
      ],
    ],
  ],
  Motorcycle: [
    [
      'Brújula Directo',
      'Brújula Moto',
      'Terceros',
      132.18,
      'terceros',
      [120.04, 2.36, 0.18, 9.6],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
    [
      'Brújula Directo',
      'Brújula Moto',
      'Terceros con robo e incendio',
      152.26,
      'terceros_robo_incendio',
      [138.6, 2.36, 0.21, 11.09],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia incendio robo',
    ],
    [
      'Aldaba Seguros',
      'Aldaba Moto',
      'Terceros',
      158.01,
      'terceros',
      [143.79, 2.5, 0.22, 11.5],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
      [
        ['semestral', 80.56, 161.12],
        ['trimestral', 40.86, 163.45],
      ],
    ],
  ],
};

/** The value of the vehicle of each example request. */
const VALUES: Readonly<Partial<Record<InsuranceLine, number>>> = { Car: 10850, Motorcycle: 2769.24 };

const breakdownOf = ([prima_neta, consorcio, liquidacion, impuestos]: Parts) => ({
  prima_neta,
  consorcio,
  liquidacion,
  impuestos,
});

/** The examples of each key in the schema of an offer. */
const EXAMPLES = Object.fromEntries(
  Object.entries(OFFER_SCHEMA.properties).flatMap(([key, schema]) =>
    'examples' in schema ? [[key, schema.examples[0]]] : [],
  ),
);

/** Returns an offer in the order of the schema, with the schema's examples for the missing keys. */
function exampleOffer(said: Partial<QuotedOffer>): QuotedOffer {
  const values = { ...EXAMPLES, ...said };
  return Object.fromEntries(OFFER_KEYS.map((key) => [key, values[key]])) as unknown as QuotedOffer;
}

/** Returns what every notice of the line says where the operator has set nothing, and who was asked. */
export const exampleNotice = (line: InsuranceLine): string =>
  `${legalNotice({ distributor: { name: 'Cotiza' }, line, order: orderInWords(true) })} Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros.`;

/** Returns the answer to the example request of a line; the real one has more offers. */
export function exampleResult(line: InsuranceLine): QuoteResult {
  const ofertas = CHEAPEST[line].map(
    ([aseguradora, producto, modalidad, precio, nivel, parts, coberturas, ways = []], at) =>
      exampleOffer({
        ...{ aseguradora, producto, modalidad, precio, precio_anual_total: precio, nivel },
        moneda: 'EUR',
        franquicia: line === 'Home' ? 0 : null,
        oferta_id: `Zk3v0aQp9mXc1uYb7LrT2w.${at + 1}`,
        coberturas: coberturas.split(' '),
        firmeza: 'estimacion',
        desglose: breakdownOf(parts),
        avisos: [],
        formas_de_pago: ways.map(([periodicidad, paid, total]) => ({
          periodicidad,
          precio: paid,
          precio_anual_total: total,
        })),
        valor_asegurado: VALUES[line] ?? null,
      }),
  );
  return {
    estado: 'cotizado',
    ramo: line,
    referencia: 'COT-7K3M9QX2TB',
    client_reference: 'caso-2041',
    ofertas,
    mejor_precio: existing(ofertas[0], 'offer in the example').precio,
    siguiente_paso:
      'Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. Recibirá los precios también por correo electrónico con el enlace de compra; la compra la confirma él con un código SMS.',
    aviso: `Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. ${exampleNotice(line)}`,
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    mejor_por_nivel: bestOfEachLevel(line, ofertas),
    rechazos: [],
    sin_respuesta: [],
  };
}
