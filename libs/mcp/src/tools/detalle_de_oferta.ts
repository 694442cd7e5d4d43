import { OFFER_DETAIL_SCHEMA, withAbsoluteLinks } from '@cotiza/quoting';
import { briefDetail } from '../brief-results';
import { offerDetailText } from '../text/offer-detail-text';
import { onlyText } from '../text-arguments';
import type { Tool } from '../tool';

/** The only argument; any other is a fault. */
const ARGUMENT = 'oferta_id';

const DESCRIPTION =
  'Llámala cuando el cliente se interese por una oferta ya cotizada: qué cubre y qué no, límites, franquicias, de qué se compone el precio, qué cuesta otra franquicia, nivel o pago y quién distribuye.';

export const detalle_de_oferta: Tool = {
  name: 'detalle_de_oferta',
  title: 'Una oferta al detalle',
  description: DESCRIPTION,
  inputSchema: {
    type: 'object',
    properties: { [ARGUMENT]: { type: 'string', description: 'Tal cual en la cotización.' } },
    required: [ARGUMENT],
    additionalProperties: false,
  },
  outputSchema: OFFER_DETAIL_SCHEMA,
  isReadOnly: true,
  limitGroup: 'reference',
  showsOffers: false,
  inDirectory: { description: DESCRIPTION },
  run: async (args, { offerDetails }, { address }) => {
    const { value: id, faults } = onlyText(args, ARGUMENT, 'Falta el oferta_id de la oferta.');
    if (faults) return { refusal: { problem: 'parametros_invalidos', faults } };
    const { detail, refusal } = await offerDetails(id);
    if (refusal) return { refusal };
    const { ipid } = detail;
    const result = {
      ...withAbsoluteLinks(detail, address),
      ipid: ipid && { ...ipid, pagina: address + ipid.pagina, pdf: address + ipid.pdf },
    };
    return { result, brief: briefDetail(result), text: offerDetailText(result) };
  },
};
