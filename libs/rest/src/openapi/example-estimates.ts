import { existing } from '@cotiza/kernel';
import {
  COVER_LEVELS,
  exampleEstimate,
  judgeEstimateBody,
  KEPT_EXAMPLE_DAY,
  type CoverLevel,
  type InsuranceLine,
} from '@cotiza/contract';
import { openQuestions, type EstimateResult } from '@cotiza/quoting';
import { exampleResult } from './example-results.data';

/** Returns the answer to the example of an estimate: it has the prices of the example of a quotation. */
export function exampleEstimateResult(line: InsuranceLine): EstimateResult {
  const { ofertas, request_id } = exampleResult(line);
  const levels: Readonly<Record<string, CoverLevel>> = COVER_LEVELS[line];
  const niveles = Object.entries(levels).flatMap(([nivel, { name: nombre }]) => {
    const aseguradoras = ofertas
      .filter((offer) => offer.nivel === nivel)
      .map(({ aseguradora, precio }) => ({
        aseguradora: existing(aseguradora, 'name of the insurer in the example'),
        desde: precio,
        hasta: precio,
      }));
    if (aseguradoras.length === 0) return [];
    return [
      {
        nivel,
        nombre,
        desde: existing(aseguradoras[0], 'insurer in the example').desde,
        hasta: existing(aseguradoras.at(-1), 'insurer in the example').hasta,
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
    aviso:
      'Son estimaciones: se calculan sin saber quién es el cliente, ninguna aseguradora las ha propuesto y no comprometen a nadie. Cotiza actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros.',
    request_id,
  };
}
