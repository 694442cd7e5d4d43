import fc from 'fast-check';
import { quotedOffer } from '../testing';
import { bestOfEachLevel } from './gather-result';

const offer = (oferta_id: string, nivel: 'terceros' | 'terceros_ampliado' | 'todo_riesgo' | null, precio: number) =>
  quotedOffer({ oferta_id, nivel, precio, precio_anual_total: precio });

it('[Quotation result (response of POST) / mejor_por_nivel] names the cheapest of each level that has offers, from least to most cover, with what it adds', () => {
  const small = { ...offer('a', 'terceros', 200), coberturas: ['rc_obligatoria', 'asistencia'] };
  const large = { ...offer('b', 'todo_riesgo', 900), coberturas: ['rc_obligatoria', 'lunas', 'danos_propios'] };
  const best = bestOfEachLevel('Car', [small, offer('c', 'terceros', 210), large, offer('d', null, 1)]);
  expect(best.map(({ nivel, nombre, precio, oferta_id, anade }) => [nivel, nombre, precio, oferta_id, anade])).toEqual([
    ['terceros', 'Terceros', 200, 'a', ['rc_obligatoria', 'asistencia']],
    ['todo_riesgo', 'Todo riesgo', 900, 'b', ['lunas', 'danos_propios']],
  ]);
});

it('goes by what a year costs, not by what is paid each time', () => {
  const monthly = { ...offer('monthly', 'terceros', 30), periodicidad: 'mensual', precio_anual_total: 360 };
  expect(bestOfEachLevel('Car', [monthly, offer('yearly', 'terceros', 300)])[0]?.oferta_id).toBe('yearly');
});

it('no other offer of its level costs less in a year, and no level is left out', () => {
  const levels = ['terceros', 'terceros_ampliado', 'todo_riesgo', null] as const;
  const any = fc.record({ level: fc.constantFrom(...levels), price: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(fc.array(any), (drawn) => {
      const offers = drawn
        .sort((a, b) => a.price - b.price)
        .map(({ level, price }, at) => offer(String(at), level, price));
      const best = bestOfEachLevel('Car', offers);
      const wanted = levels.filter((level) => level !== null && drawn.some((each) => each.level === level));
      expect(best.map(({ nivel }) => nivel)).toEqual(wanted);
      for (const { nivel, precio } of best) {
        expect(precio).toBe(Math.min(...drawn.filter(({ level }) => level === nivel).map(({ price }) => price)));
      }
    }),
  );
});
