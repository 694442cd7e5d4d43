import { euros, defined, fromEuros, listed, roundEuros, upperFirst } from '@cotiza/kernel';
import {
  DOCUMENT_WORDS,
  MOVERS_MEAN,
  moversInWords,
  OFFER_WORDS,
  offersInWords,
  type OfferDetail,
} from '@cotiza/quoting';

type Guarantee = OfferDetail['garantias'][number];

export function offerDetailText(detail: OfferDetail): string {
  const { oferta, garantias, no_incluidas: absent, pedido_y_no_dado: differs, prima, sumas_aseguradas: sums } = detail;
  return [
    headline(oferta),
    ...block('Cubre', garantias.map(guaranteeLine)),
    ...(absent.length === 0 ? [] : [`No incluye: ${listed(absent.map(({ nombre }) => nombre))}.`]),
    ...block(
      'Difiere de lo pedido',
      differs.map(({ mensaje }) => mensaje),
    ),
    ...block(
      'Prima de un año',
      prima.map(({ concepto, importe, base_legal, puede_cambiar: change }) =>
        [`${concepto}: ${euros(importe)} (${base_legal.join('; ')})`, ...(change === null ? [] : [change])].join('. '),
      ),
    ),
    ...block(MOVERS_MEAN, moversInWords({ movedBy: moversOf(detail) })),
    ...block('Con la misma aseguradora, en un año', detail.alternativas.map(alternativeLine)),
    ...block('Sumas aseguradas', sums.map(sumLine)),
    ...block(
      'Quién distribuye',
      detail.distribuidor.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`),
    ),
    detail.ipid === null
      ? DOCUMENT_WORDS.absent
      : `Documento de información del producto: ${detail.ipid.pagina} y ${detail.ipid.pdf}.`,
    ...block('Antes de elegir', detail.informacion_legal),
    detail.aviso,
  ].join('\n');
}

const moversOf = ({ que_mueve_el_precio: movers }: OfferDetail) =>
  movers.map(({ dato, importe }) => ({ fact: dato, cents: fromEuros(importe) }));

function headline(oferta: OfferDetail['oferta']): string {
  const [words] = offersInWords({ ofertas: [oferta], mejor_precio: null });
  const { insurer, modality, product, price, period, estimate, terms } = defined(words, 'wording of the offer');
  const names = [insurer, product, modality].filter((name) => name !== null).join(', ');
  const until = oferta.valida_hasta === null ? [] : [`${OFFER_WORDS.holdsUntil} ${oferta.valida_hasta}`];
  const number = oferta.numero_propuesta === null ? [] : [`${OFFER_WORDS.proposal}: ${oferta.numero_propuesta}`];
  const said = [estimate, ...terms.map(([label, value]) => `${label}: ${value}`), ...until, ...number].filter(
    (it) => it !== null,
  );
  return `${names}: ${price}${period === null ? '' : ` ${period}`}. ${said.map((it) => `${it}.`).join(' ')}`.trim();
}

const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];

function guaranteeLine({ nombre, que_cubre, limite, franquicia, condiciones, no_cubre }: Guarantee): string {
  return [
    `${nombre}: ${que_cubre}`,
    ...(limite === null ? [] : [`Límite: ${roundEuros(limite)}.`]),
    ...(franquicia === null ? [] : [`${OFFER_WORDS.excess}: ${roundEuros(franquicia)}.`]),
    ...condiciones,
    ...no_cubre,
  ].join(' ');
}

function alternativeLine({ cambio, de, a, importe, oferta_id }: OfferDetail['alternativas'][number]): string {
  const difference = `${euros(Math.abs(importe))} ${importe < 0 ? 'menos' : 'más'}`;
  const other = cambio === 'pago' ? '' : ` (${oferta_id})`;
  return `${upperFirst(cambio)} ${a} en vez de ${de}: ${difference}${other}`;
}

function sumLine({ bien, importe, valoracion }: OfferDetail['sumas_aseguradas'][number]): string {
  return [`${bien}${importe === null ? '' : `: ${roundEuros(importe)}`}.`, ...valoracion].join(' ');
}
