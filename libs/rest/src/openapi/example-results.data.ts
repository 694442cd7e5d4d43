import { existing } from '@cotiza/kernel';
import type { InsuranceLine, LevelCode } from '@cotiza/contract';
import { bestOfEachLevel, OFFER_KEYS, OFFER_SCHEMA, type QuotedOffer, type QuoteResult } from '@cotiza/quoting';

type Parts = readonly [prima_neta: number, consorcio: number, liquidacion: number, impuestos: number];
type OfferFacts = readonly [
  aseguradora: string,
  producto: string,
  modalidad: string,
  precio: number,
  nivel: LevelCode,
  parts: Parts,
  coberturas: string,
];

/** The three cheapest offers for the example request of each line; openapi.e2e.spec.ts quotes it and compares. */
const CHEAPEST: Readonly<Record<InsuranceLine, readonly OfferFacts[]>> = {
  Home: [
    [
      'Brújula Directo',
      'Brújula Casa',
      'Básico',
      63.53,
      'basico',
      [50.65, 8.75, 0.08, 4.05],
      'incendio atmosfericos rc asistencia defensa',
    ],
    [
      'Espiga Seguros',
      'Espiga Hogar',
      'Básico',
      83.78,
      'basico',
      [68.97, 9.19, 0.1, 5.52],
      'incendio atmosfericos rc asistencia defensa inhabitabilidad',
    ],
    [
      'Aldaba Seguros',
      'Aldaba Hogar',
      'Básico',
      90.61,
      'basico',
      [75.69, 8.75, 0.11, 6.06],
      'incendio atmosfericos rc asistencia defensa',
    ],
  ],
  Car: [
    [
      'Brújula Directo',
      'Brújula Coche',
      'Terceros',
      143.73,
      'terceros',
      [129.66, 3.51, 0.19, 10.37],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
    [
      'Aldaba Seguros',
      'Aldaba Auto',
      'Terceros',
      162.48,
      'terceros',
      [146.96, 3.54, 0.22, 11.76],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
    [
      'Brújula Directo',
      'Brújula Coche',
      'Terceros Ampliado',
      188.23,
      'terceros_ampliado',
      [170.8, 3.51, 0.26, 13.66],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia lunas incendio robo',
    ],
  ],
  Motorcycle: [
    [
      'Brújula Directo',
      'Brújula Moto',
      'Terceros',
      121.34,
      'terceros',
      [110.12, 2.24, 0.17, 8.81],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
    [
      'Brújula Directo',
      'Brújula Moto',
      'Terceros con robo e incendio',
      145.94,
      'terceros_robo_incendio',
      [132.87, 2.24, 0.2, 10.63],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia incendio robo',
    ],
    [
      'Aldaba Seguros',
      'Aldaba Moto',
      'Terceros',
      148.71,
      'terceros',
      [135.29, 2.4, 0.2, 10.82],
      'rc_obligatoria rc_voluntaria defensa conductor asistencia',
    ],
  ],
};

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

/** Returns the answer to the example request of a line; the real one has more offers. */
export function exampleResult(line: InsuranceLine): QuoteResult {
  const ofertas = CHEAPEST[line].map(([aseguradora, producto, modalidad, precio, nivel, parts, coberturas], at) =>
    exampleOffer({
      ...{ aseguradora, producto, modalidad, precio, precio_anual_total: precio, nivel },
      moneda: 'EUR',
      franquicia: line === 'Home' ? 0 : null,
      oferta_id: `Zk3v0aQp9mXc1uYb7LrT2w.${at + 1}`,
      coberturas: coberturas.split(' '),
      firmeza: 'estimacion',
      desglose: breakdownOf(parts),
      avisos: [],
      formas_de_pago: [],
      valor_asegurado: null,
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
    aviso:
      'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. Cotiza actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros.',
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    mejor_por_nivel: bestOfEachLevel(line, ofertas),
    rechazos: [],
    sin_respuesta: [],
  };
}
