import type { InsurerOutcome } from '@cotiza/insurers-port';
import { declines, insurer, offerAt } from '../testing';
import { offeredDocuments } from './offered-documents';

const document = {
  id: 'aldaba-car-2026.2',
  insurer: { id: 'aldaba', name: 'Aldaba', status: 'Aseguradora de prueba.' },
  line: 'Car',
  product: 'Producto',
  version: '2026.2',
} as const;
const answered = (outcome: InsurerOutcome) => ({ insurer: insurer('Aldaba', declines).manifest, outcome, ms: 1 });
const offered = (tariff?: string) =>
  answered({ kind: 'offers', offers: [offerAt(100_00), offerAt(200_00)], ...(tariff ? { tariff } : {}) });

it('names once the document of each product that is offered, of the version that priced it', () => {
  const others = [
    { ...document, id: 'aldaba-car-2026.3', version: '2026.3' },
    { ...document, id: 'aldaba-home-2026.2', line: 'Home' },
    { ...document, id: 'aldaba-other-2026.2', product: 'Otro' },
    { ...document, id: 'candil-car-2026.2', insurer: { ...document.insurer, id: 'candil' } },
  ] as const;
  expect(offeredDocuments('Car', [offered('2026.2')], [...others, document])).toEqual([
    { insurer: 'Aldaba', product: 'Producto', id: 'aldaba-car-2026.2' },
  ]);
});

it('names none where nothing is offered, or no version is said', () =>
  expect(offeredDocuments('Car', [answered(declines()), offered()], [document])).toEqual([]));
