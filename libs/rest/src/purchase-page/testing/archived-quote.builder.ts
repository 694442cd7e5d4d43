import type { ArchivedQuote, QuotedOffer } from '@cotiza/quoting';

const LIABILITY = { name: 'Responsabilidad civil', cover: 'Paga los daños que causes a otras personas con el coche.' };
const ASSISTANCE = {
  name: 'Asistencia en viaje',
  cover: 'Envía una grúa o un mecánico, a cualquier hora y desde el kilómetro cero.',
};
const GLASS = { name: 'Lunas', cover: 'Repara o cambia el parabrisas, la luneta y las ventanillas.' };
const THEFT = { name: 'Robo', cover: 'Paga el coche robado y los desperfectos de quien lo intente.' };
const OWN_DAMAGE = { name: 'Daños propios', cover: 'Paga los daños de tu coche, aunque el accidente sea culpa tuya.' };

const THIRD_PARTY = [LIABILITY, ASSISTANCE];
const EXTENDED = [...THIRD_PARTY, GLASS, THEFT];
const COMPREHENSIVE = [...EXTENDED, OWN_DAMAGE];

/** An offer of tests, of an insurer that does not exist. */
export const quotedOffer = (changes: Partial<QuotedOffer> = {}): QuotedOffer => ({
  aseguradora: 'Brújula Directo',
  producto: 'Brújula Auto',
  modalidad: 'Terceros',
  precio: 243.91,
  moneda: 'EUR',
  periodicidad: 'anual',
  precio_anual_total: changes.precio ?? 243.91,
  franquicia: null,
  es_estimacion: true,
  ...changes,
});

const offer = (aseguradora: string, producto: string, modalidad: string, more: Partial<QuotedOffer>) =>
  quotedOffer({ aseguradora, producto, modalidad, ...more });

/** With and without excess, estimated and not. */
const OFFERS: readonly (readonly [QuotedOffer, ArchivedQuote['guarantees'][number]])[] = [
  [offer('Brújula Directo', 'Brújula Auto', 'Terceros', { precio: 243.91 }), THIRD_PARTY],
  [offer('Candil Mutua', 'Candil Coche Familiar', 'Terceros', { precio: 270.49 }), THIRD_PARTY],
  [offer('Brújula Directo', 'Brújula Auto', 'Terceros Ampliado', { precio: 282.53 }), EXTENDED],
  [
    offer('Aldaba Seguros', 'Aldaba Auto', 'Todo Riesgo con franquicia', {
      precio: 393.4,
      franquicia: 300,
      es_estimacion: false,
    }),
    COMPREHENSIVE,
  ],
  [
    offer('Dehesa Seguros', 'Dehesa Auto Campo', 'Todo Riesgo con franquicia', { precio: 420.84, franquicia: 600 }),
    COMPREHENSIVE,
  ],
  [offer('Candil Mutua', 'Candil Coche Familiar', 'Todo Riesgo', { precio: 1076.4, franquicia: 0 }), COMPREHENSIVE],
];

/** A quotation of an invented customer, as it comes out of the archive. */
export function archivedQuote(changes: Partial<ArchivedQuote> = {}): ArchivedQuote {
  const ofertas = OFFERS.map(([quoted]) => quoted);
  return {
    reference: 'COT-7K3M9QX2TB',
    createdAt: Date.parse('2026-11-21T09:00:00Z'),
    linkExpiresAt: Date.parse('2026-12-06T09:00:00Z'),
    holder: { name: 'Martín', email: 'martin.ficticio@example.com' },
    result: {
      estado: 'cotizado',
      ramo: 'Car',
      referencia: 'COT-7K3M9QX2TB',
      client_reference: 'caso-2041',
      ofertas,
      mejor_precio: ofertas[0]!.precio,
      siguiente_paso: 'Presenta los precios al cliente.',
      aviso:
        'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. Correduría Faro actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros. Con estos datos no ofrecen seguro: Espiga Seguros.',
      request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    },
    guarantees: OFFERS.map(([, guarantees]) => guarantees),
    ...changes,
  };
}

/** The same quotation with these offers only, covering what is said. */
export function archivedQuoteOf(
  ofertas: readonly QuotedOffer[],
  guarantees: ArchivedQuote['guarantees'] = ofertas.map(() => THIRD_PARTY),
): ArchivedQuote {
  const { result, ...rest } = archivedQuote();
  const mejor_precio = ofertas[0]?.precio ?? null;
  return { ...rest, result: { ...result, ofertas, mejor_precio }, guarantees };
}
