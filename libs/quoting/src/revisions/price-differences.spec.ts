import { quotedOffer, quoteResult } from '../testing';
import { revisionOf } from './price-differences';

const PARTS = { prima_neta: 482, consorcio: 5.44, liquidacion: 0.72, impuestos: 38.56 };
const of = (aseguradora: string, precio: number, changes = {}) =>
  quotedOffer({ aseguradora, precio, precio_anual_total: precio, desglose: null, ...changes });
const revision = (before: ReturnType<typeof of>[], after: ReturnType<typeof of>[], changes = {}) =>
  revisionOf(quoteResult(before, { referencia: 'COT-0000000001' }), quoteResult(after, changes));

it('has each price of a year before and now, and the parts that change', () => {
  const before = of('Aldaba', 526.72, { desglose: PARTS });
  const after = of('Aldaba', 473.08, { desglose: { ...PARTS, prima_neta: 432.5, impuestos: 34.42 } });
  expect(revision([before], [after])).toMatchObject({
    de: 'COT-0000000001',
    diferencias: [
      {
        ...{ aseguradora: 'Aldaba', nivel: before.nivel, antes: 526.72, ahora: 473.08 },
        partes: [
          { parte: 'prima_neta', antes: 482, ahora: 432.5 },
          { parte: 'impuestos', antes: 38.56, ahora: 34.42 },
        ],
      },
    ],
    ya_no_ofrecen: [],
    ahora_ofrecen: [],
  });
});

it('compares the offers of one product by their excess', () => {
  const [low, high] = [{ franquicia: 300 }, { franquicia: 600 }];
  const { diferencias } = revision(
    [of('Aldaba', 300, high), of('Aldaba', 400, low)],
    [of('Aldaba', 310, low), of('Aldaba', 320, high)],
  );
  expect(diferencias.map(({ franquicia, antes, ahora }) => [franquicia, antes, ahora])).toEqual([
    [300, 400, 310],
    [600, 300, 320],
  ]);
});

it('says who offers no more and why, who does now, and nothing of who is pending', () => {
  const rechazos = [{ aseguradora: 'Brújula', motivos: [{ codigo: 'valor', mensaje: 'Vale demasiado.' }] }];
  const before = ['Aldaba', 'Brújula', 'Candil', 'Faro'].map((name) => of(name, 100));
  const { diferencias, ...who } = revision(before, [of('Aldaba', 100), of('Dehesa', 200)], {
    rechazos,
    pendientes: ['Faro'],
  });
  expect(who).toMatchObject({
    ya_no_ofrecen: [...rechazos, { aseguradora: 'Candil', motivos: [{ codigo: 'sin_respuesta' }] }],
    ahora_ofrecen: ['Dehesa'],
  });
  expect(diferencias.map(({ aseguradora, antes, ahora }) => [aseguradora, antes, ahora])).toEqual([
    ['Aldaba', 100, 100],
    ['Dehesa', null, 200],
    ['Brújula', 100, null],
    ['Candil', 100, null],
  ]);
});
