import { FAULT_SCHEMA, INSURANCE_LINES, list, object, texts, type Declared } from '@cotiza/contract';
import { DRAFT_STATES } from '../drafts/quote-draft';
import { LEVEL_BEST_SCHEMA } from './quote-result';
import { OFFER_SCHEMA } from './offer';

const OF_BOTH = {
  solicitud_id: { type: 'string', description: 'Con él se añade o cambia algo y se consulta cómo va.' },
  estado: {
    type: 'string',
    enum: DRAFT_STATES,
    description:
      'pendiente: el cliente no la ha abierto; en_curso: la está rellenando; cotizada o sin_ofertas: ya se ha cotizado; caducada: pasó su plazo.',
  },
  completar_url: { type: 'string', description: 'La página en la que el cliente dice lo que falta. Solo es para él.' },
  codigo: { type: 'string', description: 'El código que la página pide al cliente al abrirla.' },
  caduca: { type: 'string', format: 'date-time', description: 'Cuándo se borra, en UTC.' },
  faltan: texts('Bloques que faltan en lo que ha dicho el asistente. No depende de lo que escriba el cliente.'),
  siguiente_paso: { type: 'string', description: 'Qué hacer ahora.' },
} as const;

/** A draft as its agent reads it after preparing it. */
export const PREPARED_DRAFT_SCHEMA = object({
  ...OF_BOTH,
  errores: { type: 'array', items: FAULT_SCHEMA, description: 'Lo que está mal de lo enviado: no se ha guardado.' },
});
export type PreparedDraft = Declared<typeof PREPARED_DRAFT_SCHEMA>;

/** A draft as its agent follows it: its offers, and nothing that the customer said. */
export const FOLLOWED_DRAFT_SCHEMA = object({
  ...OF_BOTH,
  ramo: {
    anyOf: [{ type: 'string', enum: INSURANCE_LINES }, { type: 'null' }],
    description: 'Ramo cotizado; null hasta entonces.',
  },
  referencia: { type: ['string', 'null'], description: 'Referencia de la cotización; null hasta que la hay.' },
  mejor_precio: { type: ['number', 'null'], description: 'El precio más bajo, en euros.' },
  ofertas: { type: 'array', items: OFFER_SCHEMA, description: 'Ofertas, de menor a mayor `precio`.' },
  mejor_por_nivel: list(LEVEL_BEST_SCHEMA, 'La mejor oferta de cada nivel, de menos a más cobertura.'),
  pendientes: texts('Aseguradoras que aún no han respondido y cuyas ofertas se añadirán si llegan.'),
});
export type FollowedDraft = Declared<typeof FOLLOWED_DRAFT_SCHEMA>;
