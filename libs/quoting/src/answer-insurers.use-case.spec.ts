import { bodyOf } from '@cotiza/contract/testing';
import type { AskContext, InsurerOutcome, InsurerQuestion } from '@cotiza/insurers-port';
import { insurer, offerAt, offers, quotingWith, resultOf, slowInsurer, turns, type Setting } from './testing';

const WORKS: InsurerQuestion = {
  code: 'obras',
  kind: { type: 'boolean' },
  text: '¿Vas a hacer obras este año?',
  purpose: 'Las obras cambian el precio del robo.',
};
const KEYS: InsurerQuestion = {
  ...{ code: 'llaves', kind: { type: 'integer', min: 1, max: 20, unit: 'juegos' } },
  ...{ text: '¿Cuántos juegos de llaves hay?', purpose: 'Decide el precio del robo.' },
};
const USE: InsurerQuestion = {
  ...{ code: 'uso', kind: { type: 'choice', values: { diario: 'A diario', finde: 'Los fines de semana' } } },
  ...{ text: '¿Cuándo se usa?', purpose: 'Decide el precio.' },
};
const ANSWERS = { 'faro.obras': true, 'faro.llaves': 2, 'faro.uso': 'finde' };
const MINUTE_MS = 60_000;

/** Asks a question on the first call if it may, and returns `second` on the next. */
function asking(second: (context: AskContext) => InsurerOutcome | Promise<InsurerOutcome>) {
  const asked: AskContext['answers'][] = [];
  const questions = [WORKS, KEYS, USE];
  const connector = insurer('Faro', (context) => {
    asked.push(context.answers);
    return context.mayAsk ? { kind: 'questions', questions } : second(context);
  });
  return { connector, asked };
}

const aldaba = insurer('Aldaba', () => offers(offerAt(300_00)));
const car = bodyOf('Car');

async function stage(
  second = (): InsurerOutcome | Promise<InsurerOutcome> => offers(offerAt(200_00)),
  more: Setting = {},
) {
  const faro = asking(second);
  const service = quotingWith({ insurers: [aldaba, faro.connector], latePlaces: 1, ...more });
  const quoted = resultOf(await service.ask(car.build()));
  return { ...service, ...faro, quoted };
}

describe('an insurer that asks', () => {
  it('is pending, and the caller reads its questions with their types and what they are for', async () => {
    const { quoted, recorded } = await stage();
    expect(quoted).toMatchObject({ pendientes: ['Faro'], consulta: 'handle', sin_respuesta: [] });
    expect(quoted.ofertas).toHaveLength(1);
    const hasta = expect.stringMatching(/T09:15:00/) as string;
    expect(quoted.preguntas_de_aseguradoras).toEqual([
      {
        ...{ pregunta: 'faro.obras', aseguradora: 'Faro', texto: WORKS.text, finalidad: WORKS.purpose },
        ...{ tipo: 'boolean', hasta },
      },
      expect.objectContaining({ pregunta: 'faro.llaves', tipo: 'integer', minimo: 1, maximo: 20, unidad: 'juegos' }),
      expect.objectContaining({
        tipo: 'string',
        valores: expect.arrayContaining([{ valor: 'finde', etiqueta: 'Los fines de semana' }]) as unknown,
      }),
    ]);
    expect(quoted.siguiente_paso).toContain('Para dar precio, Faro necesita saber algo más');
    expect(recorded).toMatchObject([{ isMailed: true, result: { sin_respuesta: ['Faro'] } }]);
  });

  it('is asked once more with the answers, and its offers are added; the others keep their ids', async () => {
    const { answer, quoted, asked } = await stage();
    const answered = resultOf(await answer(ANSWERS));
    expect(asked).toEqual([undefined, { obras: true, llaves: 2, uso: 'finde' }]);
    expect(answered.ofertas.map(({ precio }) => precio)).toEqual([200, 300]);
    expect(answered.ofertas[1]).toEqual(quoted.ofertas[0]);
    expect(answered).not.toHaveProperty('pendientes');
    expect(answered).not.toHaveProperty('preguntas_de_aseguradoras');
  });

  it('is not asked a third time: equal answers return the quotation, others are refused', async () => {
    const { answer, asked } = await stage();
    const [first, second] = await Promise.all([answer(ANSWERS), answer(ANSWERS)]);
    expect([first, second].filter((each) => 'isRepeated' in each)).toHaveLength(1);
    expect(await answer(ANSWERS)).toMatchObject({ isRepeated: true, result: { ofertas: [{}, {}] } });
    expect(await answer({ ...ANSWERS, 'faro.llaves': 3 })).toMatchObject({
      refusal: { problem: 'pregunta_ya_respondida' },
    });
    expect(asked).toHaveLength(2);
  });

  it('has no further questions: asking again is no answer', async () => {
    const { answer } = await stage(() => ({ kind: 'questions', questions: [WORKS] }));
    expect(resultOf(await answer(ANSWERS))).toMatchObject({ sin_respuesta: ['Faro'], ofertas: [{}] });
  });

  it('gets no answer out of its limits, no unknown one, and all of them at once', async () => {
    const { answer, asked } = await stage();
    const secreto = { 'faro.obras': 'secreto', 'faro.llaves': 21, 'faro.secreto': 1 };
    const refused = await answer(secreto);
    expect(refused).toMatchObject({
      refusal: {
        problem: 'datos_invalidos',
        faults: [
          { campo: 'respuestas', codigo: 'no_documentado' },
          { campo: 'respuestas.faro.obras', codigo: 'tipo', pregunta: WORKS.text },
          { campo: 'respuestas.faro.llaves', codigo: 'rango', minimo: 1, maximo: 20 },
          { campo: 'respuestas.faro.uso', codigo: 'falta' },
        ],
      },
    });
    expect(JSON.stringify(refused)).not.toContain('secreto');
    expect(await answer({ ...ANSWERS, 'faro.uso': 'nunca' })).toMatchObject({
      refusal: { faults: [{ codigo: 'valor_no_permitido' }] },
    });
    expect(await answer({ problem: 1, faults: 1 })).toMatchObject({ refusal: { problem: 'datos_invalidos' } });
    expect(asked).toHaveLength(1);
  });

  it('is not answered once its time is over, and then counts as unanswered', async () => {
    const { answer, clock, asked } = await stage();
    clock.advance(15 * MINUTE_MS);
    expect(await answer(ANSWERS)).toMatchObject({ refusal: { problem: 'respuesta_fuera_de_plazo' } });
    expect(asked).toHaveLength(1);
  });

  it('is not answered once the customer has chosen', async () => {
    const { answer } = await stage(undefined, { isChosen: true });
    expect(await answer(ANSWERS)).toMatchObject({ refusal: { problem: 'oferta_ya_elegida' } });
  });

  it('is pending where it is slow to answer again, and added later', async () => {
    let answers: (outcome: InsurerOutcome) => void = () => undefined;
    const slow = () => new Promise<InsurerOutcome>((resolve) => (answers = resolve));
    const { answer, clock, amended, places } = await stage(slow);
    const answered = answer(ANSWERS);
    await turns();
    clock.advance(10_000);
    const result = resultOf(await answered);
    expect(result).toMatchObject({ pendientes: ['Faro'], ofertas: [{}] });
    expect(result).not.toHaveProperty('preguntas_de_aseguradoras');
    answers(offers(offerAt(200_00)));
    await turns();
    expect(amended.at(-1)).toMatchObject({ result: { ofertas: [{}, {}], sin_respuesta: [] } });
    expect(amended.at(-1)).not.toHaveProperty('pending');
    expect(places.count).toBe(0);
  });

  it('is asked again by a repetition where the process ended before it had an answer', async () => {
    const ends = () => new Promise<InsurerOutcome>(() => undefined);
    const { answer, clock, places, asked } = await stage(ends);
    void answer(ANSWERS);
    await turns();
    void places.close();
    await turns();
    expect(resultOf(await answer(ANSWERS))).toMatchObject({ pendientes: ['Faro'] });
    expect(asked).toHaveLength(2);
    clock.advance(2 * MINUTE_MS);
    void answer(ANSWERS);
    await turns();
    expect(asked).toHaveLength(3);
  });

  it('waits with its questions for insurers that are late', async () => {
    const [lonja, faro] = [slowInsurer('Lonja'), asking(() => offers(offerAt(200_00)))];
    const { ask, answer, clock, amended } = quotingWith({
      ...{ insurers: [aldaba, faro.connector, lonja.connector], latePlaces: 1 },
    });
    const quoted = ask(car.build());
    await turns();
    clock.advance(10_000);
    const open = resultOf(await quoted);
    expect(open).toMatchObject({ pendientes: ['Faro', 'Lonja'] });
    expect(open).not.toHaveProperty('preguntas_de_aseguradoras');
    lonja.answers(offers(offerAt(100_00)));
    await turns();
    expect(amended.at(-1)?.pending?.view).toMatchObject({
      pendientes: ['Faro'],
      preguntas_de_aseguradoras: [{}, {}, {}],
    });
    expect(resultOf(await answer(ANSWERS)).ofertas.map(({ precio }) => precio)).toEqual([100, 200, 300]);
  });
});
