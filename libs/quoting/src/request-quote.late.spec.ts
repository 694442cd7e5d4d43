import { bodyOf } from '@cotiza/contract/testing';
import type { InsurerConnector } from '@cotiza/insurers-port';
import type { InsurerAnswer } from './ask/ask-insurer';
import type { QuoteObserver } from './ports/quote-observer';
import { StorageUnavailable } from './ports/quote-recorder';
import {
  declines,
  insurer,
  isDown,
  offerAt,
  offers,
  quotingWith,
  resultOf,
  slowInsurer,
  turns,
  type Setting,
} from './testing';

const SOFT_MS = 10_000;
const HARD_MS = 60_000;
const car = bodyOf('Car');
/** A quotation whose soft deadline is over. */
async function stage(setting: Setting) {
  const service = quotingWith({ latePlaces: 1, ...setting });
  const answered = jest.fn();
  const answer = service.ask(car.build());
  void answer.then(answered);
  await turns();
  const pass = async (ms: number) => {
    service.clock.advance(ms);
    await turns();
  };
  await pass(SOFT_MS);
  const result = async () => resultOf(await answer);
  return { ...service, answered, answer, result, pass };
}

const fast = insurer('Aldaba', () => offers(offerAt(300_00), offerAt(500_00)));

describe('an insurer that is late', () => {
  it('is pending in an answer with what there is, and counts as unanswered in what is kept', async () => {
    const faro = slowInsurer('Faro');
    const { result, recorded, clock } = await stage({ insurers: [fast, faro.connector] });
    const { pendientes, consulta, sin_respuesta, ofertas, aviso, siguiente_paso, estado } = await result();
    expect({ pendientes, consulta, sin_respuesta, estado }).toEqual({
      ...{ pendientes: ['Faro'], consulta: 'handle', sin_respuesta: [], estado: 'cotizado' },
    });
    expect(ofertas).toHaveLength(2);
    expect(aviso).toContain('Aún no han respondido, y sus ofertas se añadirán si llegan: Faro.');
    expect(siguiente_paso).toContain('consultar_cotizacion');
    const [kept] = recorded;
    expect(kept).toMatchObject({ result: { sin_respuesta: ['Faro'] }, pending: { view: { pendientes: ['Faro'] } } });
    expect(kept?.result).not.toHaveProperty('pendientes');
    expect(kept?.pending?.until).toBe(clock.now() - SOFT_MS + HARD_MS + 5000);
  });

  it('adds its offers in order, and those that were given keep their ids', async () => {
    const faro = slowInsurer('Faro');
    const { result, amended, places, clock } = await stage({ insurers: [fast, faro.connector] });
    const { ofertas } = await result();
    faro.answers(offers(offerAt(400_00), offerAt(100_00)));
    await turns();
    expect(amended).toHaveLength(1);
    const [{ result: whole, pending }] = amended as [(typeof amended)[number]];
    expect(pending).toBeUndefined();
    expect(whole.sin_respuesta).toEqual([]);
    const numbered = whole.ofertas.map(({ precio, oferta_id: id }) => `${precio} ${id.split('.')[1]}`);
    expect(numbered).toEqual(['100 3', '300 1', '400 4', '500 2']);
    expect(whole.ofertas).toEqual(expect.arrayContaining([...ofertas]));
    expect([places.count, clock.pending()]).toEqual([0, 0]);
  });

  it('is unanswered at its own deadline, and each one before is added as it comes', async () => {
    const [faro, roble] = [slowInsurer('Faro'), slowInsurer('Roble')];
    const { amended, pass } = await stage({ insurers: [fast, faro.connector, roble.connector] });
    faro.answers(declines());
    await turns();
    expect(amended).toMatchObject([{ pending: { view: { pendientes: ['Roble'] } } }]);
    await pass(HARD_MS - SOFT_MS);
    expect(amended).toHaveLength(2);
    expect(amended[1]?.pending).toBeUndefined();
    expect(amended[1]?.result).toMatchObject({ sin_respuesta: ['Roble'], rechazos: [{ aseguradora: 'Faro' }] });
  });

  it('is waited for while nobody has offers, until one has', async () => {
    const [faro, roble] = [slowInsurer('Faro'), slowInsurer('Roble')];
    const insurers = [insurer('Aldaba', declines), faro.connector, roble.connector];
    const { answered, result, amended } = await stage({ insurers });
    expect(answered).not.toHaveBeenCalled();
    faro.answers(offers(offerAt(100_00)));
    await turns();
    expect(await result()).toMatchObject({ estado: 'cotizado', pendientes: ['Roble'] });
    roble.answers(isDown());
    await turns();
    expect(amended).toMatchObject([{ result: { sin_respuesta: ['Roble'] } }]);
  });

  it('is the last one: without any offer, the answer is as it was without waiting', async () => {
    const { answer, pass, recorded, places } = await stage({ insurers: [slowInsurer('Faro').connector] });
    await pass(HARD_MS);
    expect(await answer).toMatchObject({ refusal: { problem: 'consulta_no_disponible' } });
    expect([recorded.length, places.count]).toEqual([0, 0]);
  });

  it.each([0, 1])('is not waited for beyond the places, of which there are %d', async (latePlaces) => {
    const setting = { insurers: [fast, slowInsurer('Faro').connector], latePlaces };
    const { places, ask, clock, result } = await stage(setting);
    expect('pendientes' in (await result())).toBe(latePlaces === 1);
    const next = ask(car.build());
    await turns();
    clock.advance(SOFT_MS);
    const given = await next;
    expect(given).toMatchObject({ result: { sin_respuesta: ['Faro'] } });
    expect(given).not.toHaveProperty('result.pendientes');
    expect(places.count).toBe(latePlaces);
  });

  it('is named as unanswered when the process stops, also while a first offer is waited for', async () => {
    const { places, amended } = await stage({ insurers: [fast, slowInsurer('Faro').connector] });
    await places.close();
    expect(amended).toMatchObject([{ result: { sin_respuesta: ['Faro'] } }]);
    const waiting = await stage({ insurers: [insurer('Aldaba', declines), slowInsurer('Faro').connector] });
    await waiting.places.close();
    expect(await waiting.result()).toMatchObject({ estado: 'sin_ofertas', sin_respuesta: ['Faro'] });
  });

  it('is kept once the storage is back, and forgotten with an erased quotation', async () => {
    const amend = jest.fn(() => Promise.resolve(true));
    amend.mockRejectedValueOnce(new StorageUnavailable('down'));
    const faro = slowInsurer('Faro');
    const { pass, places } = await stage({ insurers: [fast, faro.connector], amend });
    faro.answers(declines());
    await turns();
    expect([amend.mock.calls.length, places.count]).toEqual([1, 1]);
    await pass(1000);
    expect([amend.mock.calls.length, places.count]).toEqual([2, 0]);
    const [one, other] = [slowInsurer('Faro'), slowInsurer('Roble')];
    const insurers = [fast, one.connector, other.connector];
    const erased = await stage({ insurers, amend: () => Promise.resolve(false) });
    one.answers(declines());
    await turns();
    expect([erased.places.count, erased.clock.pending()]).toEqual([0, 0]);
  });

  it('is not tried again where keeping it meets a defect, which is reported', async () => {
    const amend = jest.fn(() => Promise.reject(new TypeError('no offers')));
    const faro = slowInsurer('Faro');
    const { failures, places, clock } = await stage({ insurers: [fast, faro.connector], amend });
    faro.answers(declines());
    await turns();
    expect([amend.mock.calls.length, places.count, clock.pending()]).toEqual([1, 0, 0]);
    expect(failures).toEqual([new TypeError('no offers')]);
  });

  const observer: QuoteObserver = {
    quoted: () => undefined,
    estimated: () => undefined,
    refused: () => undefined,
    insurerAnswered: ({ insurer: { name } }: InsurerAnswer) => {
      if (name === 'Faro') throw new TypeError('no counter');
    },
  };

  it('fails its quotation where counting its answer fails, and leaves its place', async () => {
    const [faro, roble] = [slowInsurer('Faro'), slowInsurer('Roble')];
    const service = quotingWith({ latePlaces: 1, observer, insurers: [faro.connector, roble.connector] });
    const answer = service.ask(car.build());
    const failed = expect(answer).rejects.toThrow(TypeError);
    await turns();
    service.clock.advance(SOFT_MS);
    await turns();
    faro.answers(offers(offerAt(100_00)));
    await failed;
    await turns();
    expect([service.places.count, service.clock.pending(), service.recorded]).toEqual([0, 0, []]);
  });

  it('stays unanswered where counting its answer fails after the quotation was answered', async () => {
    const faro = slowInsurer('Faro');
    const { result, amended, failures, places } = await stage({ observer, insurers: [fast, faro.connector] });
    expect(await result()).toMatchObject({ pendientes: ['Faro'] });
    faro.answers(offers(offerAt(100_00)));
    await turns();
    expect([places.count, amended, failures]).toEqual([0, [], [new TypeError('no counter')]]);
  });

  it('leaves nothing behind where the quotation cannot be kept', async () => {
    const record = () => Promise.reject(new StorageUnavailable('down'));
    const { answer, places, clock } = await stage({ insurers: [fast, slowInsurer('Faro').connector], record });
    expect(await answer).toMatchObject({ refusal: { problem: 'servicio_no_disponible' } });
    await turns();
    expect([places.count, clock.pending()]).toEqual([0, 0]);
  });
});

it('asks embedded insurers without any timer, and keeps nothing pending', async () => {
  const { ask, recorded, clock } = quotingWith({ insurers: [fast], latePlaces: 1 });
  await ask(car.build());
  expect(recorded[0]).not.toHaveProperty('pending');
  expect(clock.pending()).toBe(0);
});

describe('an answer that does not wait for the first offer', () => {
  const early = { withinMs: 4000, openKey: () => 'k' };
  const begin = async (insurers: readonly InsurerConnector[]) => {
    const service = quotingWith({ latePlaces: 1, insurers });
    const answer = service.ask(car.build(), undefined, undefined, early);
    await turns();
    service.clock.advance(early.withinMs);
    return { ...service, answer: await answer };
  };

  it('has who may still answer, promises no e-mail, and is mailed once there are offers', async () => {
    const faro = slowInsurer('Faro');
    const { answer, recorded, amended, keys } = await begin([faro.connector]);
    expect(answer).toMatchObject({
      result: { ofertas: [], pendientes: ['Faro'], consulta: 'handle', sin_respuesta: [] },
    });
    expect(answer).toHaveProperty('result.siguiente_paso', expect.stringMatching(/^Todavía ninguna aseguradora/));
    expect(JSON.stringify(answer)).not.toContain('correo electrónico');
    expect([recorded[0]?.isMailed, keys.reservations]).toEqual([true, 1]);
    faro.answers(offers(offerAt(100_00)));
    await turns();
    expect(amended).toMatchObject([{ isMailed: true, result: { estado: 'cotizado' } }]);
  });

  it('is mailed to no one where none comes', async () => {
    const faro = slowInsurer('Faro');
    const { amended } = await begin([faro.connector]);
    faro.answers(isDown());
    await turns();
    expect(amended).toMatchObject([{ isMailed: false, result: { estado: 'sin_ofertas', sin_respuesta: ['Faro'] } }]);
  });
});
