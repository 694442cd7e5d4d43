import { defined } from '@cotiza/kernel';
import { exampleEstimate, judgeEstimateBody, KEPT_EXAMPLE_DAY, levelsOf, type InsuranceLine } from '@cotiza/contract';
import {
  bestOfEachLevel,
  legalNotice,
  OFFER_KEYS,
  openQuestions,
  orderInWords,
  OFFER_SCHEMA,
  type EstimateResult,
  type QuotedOffer,
} from '@cotiza/quoting';
import { withAlternatives, type WithAlternatives } from '../quotes/alternatives';
import offers from './example-offers.json';

/** The three cheapest offers for the example request of each line; openapi.e2e.spec.ts quotes it and compares. */
const CHEAPEST = offers as unknown as Readonly<Record<InsuranceLine, readonly Partial<QuotedOffer>[]>>;

/** The value of the vehicle of each example request. */
const VALUES: Readonly<Partial<Record<InsuranceLine, number>>> = { Car: 10850, Motorcycle: 2769.24 };

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
export function exampleResult(line: InsuranceLine): WithAlternatives {
  const ofertas = CHEAPEST[line].map((offer, at) =>
    exampleOffer({
      ...offer,
      moneda: 'EUR',
      franquicia: line === 'Home' ? 0 : null,
      oferta_id: `Zk3v0aQp9mXc1uYb7LrT2w.${at + 1}`,
      firmeza: 'estimacion',
      avisos: [],
      valor_asegurado: VALUES[line] ?? null,
      numero_propuesta: null,
    }),
  );
  return withAlternatives({
    estado: 'cotizado',
    ramo: line,
    referencia: 'COT-7K3M9QX2TB',
    client_reference: 'caso-2041',
    ofertas,
    mejor_precio: defined(ofertas[0], 'offer in the example').precio,
    siguiente_paso:
      'Presenta al cliente la mejor oferta de cada nivel (mejor_por_nivel) con lo que cubre, nunca solo el precio más bajo. Recibirá los precios también por correo electrónico con el enlace de compra; la compra la confirma él con un código SMS.',
    aviso: `Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. ${exampleNotice(line)}`,
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    mejor_por_nivel: bestOfEachLevel(line, ofertas),
    rechazos: [],
    sin_respuesta: [],
  });
}

/** Returns the answer to the example of an estimate: it has the prices of the example of a quotation. */
export function exampleEstimateResult(line: InsuranceLine): EstimateResult {
  const { ofertas, request_id } = exampleResult(line);
  const levels = levelsOf(line);
  const niveles = Object.entries(levels).flatMap(([nivel, { name: nombre }]) => {
    const aseguradoras = ofertas
      .filter((offer) => offer.nivel === nivel)
      .map(({ aseguradora, precio }) => ({
        aseguradora: defined(aseguradora, 'name of the insurer in the example'),
        desde: precio,
        hasta: precio,
      }));
    if (aseguradoras.length === 0) return [];
    return [
      {
        nivel,
        nombre,
        desde: defined(aseguradoras[0], 'insurer in the example').desde,
        hasta: defined(aseguradoras.at(-1), 'insurer in the example').hasta,
        aseguradoras,
      },
    ];
  });
  const body = exampleEstimate(line, KEPT_EXAMPLE_DAY);
  return {
    estado: 'estimado',
    ramo: line,
    firmeza: 'estimacion',
    moneda: 'EUR',
    niveles,
    rechazos: [],
    sin_respuesta: [],
    solo_cotizan: [],
    falta_para_cotizar: openQuestions(line, judgeEstimateBody(body, KEPT_EXAMPLE_DAY)),
    siguiente_paso:
      'Presenta los precios como estimaciones, por niveles. Si al cliente le interesan, pregúntale lo que falta (falta_para_cotizar) y cotiza con todos los datos: solo entonces hay una oferta, y se le escribe.',
    aviso: `Son estimaciones: se calculan sin saber quién es el cliente, ninguna aseguradora las ha propuesto y no comprometen a nadie. ${exampleNotice(line)}`,
    request_id,
  };
}
