import type { InsuranceLine } from '@cotiza/contract';
import type { QuoteResult } from '@cotiza/quoting';

type OfferFacts = readonly [aseguradora: string, producto: string, modalidad: string, precio: number];

/** The three cheapest offers for the example request of each line; openapi-answers.e2e.spec.ts quotes it and compares. */
const CHEAPEST: Readonly<Record<InsuranceLine, readonly OfferFacts[]>> = {
  Home: [
    ['Brújula Directo', 'Brújula Casa', 'Básico', 90.01],
    ['Candil Mutua', 'Candil Hogar', 'Básico', 97.19],
    ['Aldaba Seguros', 'Aldaba Hogar', 'Básico', 99.11],
  ],
  Car: [
    ['Brújula Directo', 'Brújula Coche', 'Terceros', 243.91],
    ['Candil Mutua', 'Candil Automóvil', 'Terceros', 270.49],
    ['Dehesa Seguros', 'Dehesa Motor', 'Terceros', 272.2],
  ],
  Motorcycle: [
    ['Aldaba Seguros', 'Aldaba Moto', 'Terceros', 158.36],
    ['Brújula Directo', 'Brújula Moto', 'Terceros', 158.73],
    ['Espiga Seguros', 'Espiga Moto', 'Terceros', 160.47],
  ],
};

/** What the answer to the example request of a line looks like; the real one has more offers. */
export function exampleResult(line: InsuranceLine): QuoteResult {
  const ofertas = CHEAPEST[line].map(([aseguradora, producto, modalidad, precio]) => ({
    aseguradora,
    producto,
    modalidad,
    precio,
    moneda: 'EUR' as const,
    periodicidad: 'anual',
    precio_anual_total: precio,
    franquicia: null,
    es_estimacion: true,
  }));
  return {
    estado: 'cotizado',
    ramo: line,
    referencia: 'COT-7K3M9QX2TB',
    client_reference: 'caso-2041',
    ofertas,
    mejor_precio: ofertas[0]!.precio,
    siguiente_paso:
      'Presenta los precios al cliente. Los recibirá también por correo electrónico con el enlace de compra; la compra la confirma él con un código SMS.',
    aviso:
      'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. Cotiza actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros.',
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
  };
}
