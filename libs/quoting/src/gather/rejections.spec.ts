import { declinesFor, insurer, isDown } from '../testing';
import type { InsurerOutcome } from '@cotiza/insurers-port';
import { rejectionsOf } from './notice';

const answer = (name: string, outcome: InsurerOutcome) => ({ insurer: insurer(name, isDown).manifest, outcome, ms: 1 });

it('[Quotation result (response of POST) / rechazos] has the insurers that decline, by name, with each reason once, and no others', () => {
  const answers = [
    answer('Dehesa', declinesFor('No asegura coches antiguos.', 'No asegura coches antiguos.')),
    answer('Aldaba', declinesFor('No asegura esa zona.')),
    answer('Espiga', isDown()),
  ];
  expect(rejectionsOf(answers)).toEqual([
    { aseguradora: 'Aldaba', motivos: [{ codigo: 'not-wanted', mensaje: 'No asegura esa zona.' }] },
    { aseguradora: 'Dehesa', motivos: [{ codigo: 'not-wanted', mensaje: 'No asegura coches antiguos.' }] },
  ]);
});
