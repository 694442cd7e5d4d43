import { euros, listed } from '@cotiza/kernel';
import type { EstimateResult, LevelEstimate } from '@cotiza/quoting';

/** Returns an estimate as text: the price of each level with every insurer, and the fields that a quotation still needs. */
export function estimateText(result: EstimateResult): string {
  const { niveles, rechazos, sin_respuesta, solo_cotizan, falta_para_cotizar, siguiente_paso, aviso } = result;
  const missing = falta_para_cotizar.map(({ pregunta, campos }) => `- ${pregunta} (${campos.join(', ')})`);
  return [
    niveles.length === 0 ? 'Sin precios.' : 'Estimaciones, al año y con todo incluido:',
    ...niveles.map(levelLine),
    ...(rechazos.length === 0 ? [] : [`No lo aseguran: ${listed(rechazos.map(({ aseguradora }) => aseguradora))}.`]),
    ...(sin_respuesta.length === 0 ? [] : [`No han respondido: ${listed(sin_respuesta)}.`]),
    ...(solo_cotizan.length === 0 ? [] : [`Solo dan precio al cotizar: ${listed(solo_cotizan)}.`]),
    ...(missing.length === 0 ? [] : ['Para cotizar falta:', ...missing]),
    siguiente_paso,
    aviso,
  ].join('\n');
}

function levelLine({ nombre, desde, hasta, aseguradoras }: LevelEstimate): string {
  const each = aseguradoras.map(({ aseguradora, desde: from, hasta: to }) => `${aseguradora} ${rangeText(from, to)}`);
  return `- ${nombre}: ${rangeText(desde, hasta)}. ${each.join('; ')}.`;
}

const rangeText = (from: number, to: number): string => (from === to ? euros(from) : `${euros(from)} a ${euros(to)}`);
