import { bodyOf, type BodyDraft } from '@cotiza/contract/testing';
import type { KeptOffer } from '../ports/offer-lookup';
import { quotedOffer, quoteResult, TEST_INSTANT } from './quotes';

/** An offer of tests as it is kept: of a car with own damage, unless it is said. */
export function keptOffer(changes: Partial<KeptOffer> = {}, body: BodyDraft = bodyOf('Car')): KeptOffer {
  const offer = quotedOffer({
    nivel: 'todo_riesgo_con_franquicia',
    precio: 526.72,
    franquicia: 300,
    coberturas: ['rc_obligatoria', 'danos_propios'],
    desglose: { prima_neta: 482, consorcio: 5.44, liquidacion: 0.72, impuestos: 38.56 },
  });
  return {
    offer,
    guarantees: [
      {
        name: 'Responsabilidad civil',
        cover: 'Paga los daños a otros.',
        code: 'rc_obligatoria',
        limitCents: 70_000_000_00,
      },
      {
        name: 'Daños propios',
        cover: 'Repara el coche.',
        code: 'danos_propios',
        excessCents: 300_00,
        terms: ['En siniestro total, valor de mercado.'],
      },
      { name: 'A medida', cover: 'Lo que ninguna otra.' },
    ],
    createdAt: Date.parse(TEST_INSTANT),
    body: body.build(),
    result: quoteResult([offer], { ramo: body.line, sin_respuesta: ['Espiga Seguros'] }),
    tariffs: { brujula: '2026.9' },
    ...changes,
  };
}
