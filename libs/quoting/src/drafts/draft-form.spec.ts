import { bodyOf } from '@cotiza/contract/testing';
import { quoteResult, TEST_REFERENCE } from '../testing/quotes';
import { draftBench, TEST_ADDRESS, TEST_HOUR_MS } from '../testing/draft-bench';
import { TEST_CODE } from '../testing/memory-draft-store';
import { changesSince, type DraftForm } from './draft-form';
import type { DraftView } from './quote-draft';

const TOKEN = 'token-d1';
const KEY = 'browser-1';

async function unlocked(answer?: Parameters<typeof draftBench>[0]) {
  const bench = draftBench(answer);
  await bench.prepare({ ramo: 'coche' }, TEST_ADDRESS);
  expect(await bench.desk.unlock(TOKEN, TEST_CODE)).toEqual({ browserKey: KEY });
  return bench;
}

describe('the desk of the page', () => {
  it('asks for the code, and lets one browser in', async () => {
    const { prepare, desk } = draftBench();
    await prepare({ ramo: 'coche' }, TEST_ADDRESS);
    expect(await desk.open(TOKEN)).toBe('needs-code');
    expect(await desk.unlock(TOKEN, '000-000')).toBe('wrong');
    expect(await desk.save(TOKEN, KEY, {})).toBe('needs-code');
    await desk.unlock(TOKEN, TEST_CODE);
    expect(await desk.open(TOKEN, KEY)).toMatchObject({
      ...{ line: 'Car', state: 'en_curso', csrf: `csrf-${KEY}`, code: TEST_CODE, isReviewed: false },
    });
    expect(await desk.open(TOKEN)).toBe('other-browser');
    expect(await desk.unlock(TOKEN, TEST_CODE)).toBe('other-browser');
    expect(await desk.open('token-d9', KEY)).toBe('unknown');
  });

  it('refuses everything past the end', async () => {
    const { desk, clock } = await unlocked();
    clock.advance(TEST_HOUR_MS);
    expect(await desk.open(TOKEN, KEY)).toBe('expired');
    expect(await desk.unlock(TOKEN, TEST_CODE)).toBe('expired');
    expect(await desk.save(TOKEN, KEY, {})).toBe('expired');
    expect(await desk.quote(TOKEN, KEY, { text: 'Acepto.', version: 1 }, { requestId: 'r' })).toBe('expired');
  });

  it('keeps each step, right or wrong, with what is missing or wrong in the whole body', async () => {
    const { desk } = await unlocked();
    const view = await desk.save(TOKEN, KEY, { 'holder.birth_date': '1988-02-31', 'holder.gender': 'Female' });
    expect(view).toMatchObject({
      facts: { insurance_line: 'Car', holder: { birth_date: '1988-02-31', gender: 'Female' } },
      byCustomer: ['holder.birth_date', 'holder.gender'],
      faults: expect.arrayContaining([
        expect.objectContaining({
          campo: 'holder.birth_date',
          codigo: 'formato',
          pregunta: expect.any(String) as unknown,
        }),
        expect.objectContaining({ campo: 'holder.email', codigo: 'falta' }),
      ]) as unknown,
    });
    const removed = await desk.save(TOKEN, KEY, {
      'holder.birth_date': undefined,
      'no.field': 'x',
      'holder.name': 'x'.repeat(501),
    });
    expect(removed).toMatchObject({ facts: { insurance_line: 'Car', holder: { gender: 'Female' } } });
    expect(removed).not.toMatchObject({ facts: { holder: { birth_date: expect.anything() as unknown } } });
  });

  it('begins without agent and code', async () => {
    const { desk } = draftBench();
    const { token, browserKey } = await desk.begin('Motorcycle');
    expect(await desk.open(token, browserKey)).toMatchObject({
      ...{ line: 'Motorcycle', byCustomer: ['insurance_line'], code: undefined, isReviewed: true },
    });
    expect(await desk.open(token)).toBe('other-browser');
  });

  it('quotes the whole body with consent, under a key of the draft and its content, for no caller', async () => {
    const { desk, quoted, clock } = await unlocked();
    const text = 'Acepto que mis datos se envíen a las aseguradoras.';
    const quote = () => desk.quote(TOKEN, KEY, { text, version: 2 }, { requestId: 'r' });
    const values = bodyOf('Car').build();
    await desk.save(TOKEN, KEY, { 'holder.email': values.holder.email });
    expect(await quote()).toMatchObject({ result: { referencia: TEST_REFERENCE }, offersToken: 'offers-d1.3' });
    expect(await desk.open(TOKEN, KEY)).toMatchObject({ consent: { text, at: clock.now() } });
    clock.advance(1000);
    await desk.save(TOKEN, KEY, { 'holder.email': values.holder.email });
    await quote();
    await desk.save(TOKEN, KEY, { 'holder.email': 'otra.ficticia@example.com' });
    await quote();
    expect(quoted[0]?.context).not.toHaveProperty('caller');
    expect(quoted.map(({ context: { idempotencyKeys } }) => idempotencyKeys?.[0]?.value)).toEqual([
      'd1.3',
      'd1.3',
      'd1.4',
    ]);
    expect(quoted[0]).toMatchObject({
      body: { sent: { holder: { email: values.holder.email } } },
      context: {
        draft: { id: 'd1', version: 3, consent: { text, at: clock.now() - 1000 }, offersToken: 'offers-d1.3' },
      },
    });
  });

  it('leads to no page of offers where there are none', async () => {
    const { desk } = await unlocked({ result: quoteResult([]) });
    const answer = await desk.quote(TOKEN, KEY, { text: 'Acepto.', version: 1 }, { requestId: 'r' });
    expect(answer).toMatchObject({ result: { estado: 'sin_ofertas' } });
    expect(answer).not.toHaveProperty('offersToken');
  });

  it('leads back to the offers until something changes', async () => {
    const { desk, store } = await unlocked();
    store.quoted('d1', 'cotizada', TEST_REFERENCE);
    const quoted = { state: 'cotizada', reference: TEST_REFERENCE, offersToken: 'offers-d1.1' };
    expect(await desk.open(TOKEN, KEY)).toMatchObject(quoted);
    expect(await desk.save(TOKEN, KEY, { 'holder.gender': 'Male' })).toMatchObject({
      state: 'en_curso',
      reference: undefined,
    });
  });

  it('names what the agent has changed since a version was shown, but for what the customer says', async () => {
    const { desk, prepare } = await unlocked();
    const change = (datos: object) => prepare({ solicitud_id: 'd1', datos }, TEST_ADDRESS);
    const shown = (await desk.save(TOKEN, KEY, { 'holder.gender': 'Male' })) as DraftView;
    await change({ holder: { gender: 'Female' }, vehicle: { use: 'Private' } });
    const later = (await desk.save(TOKEN, KEY, { 'holder.name': 'Ana' })) as DraftView;
    expect(changesSince(later.agentChanges, shown.version)).toEqual(['vehicle.use']);
    expect(changesSince(later.agentChanges, later.version)).toEqual([]);
  });

  it('quotes nothing that the agent has changed since it was shown', async () => {
    const { desk, prepare, quoted } = await unlocked();
    const { version } = (await desk.open(TOKEN, KEY)) as DraftView;
    await prepare({ solicitud_id: 'd1', datos: { vehicle: { use: 'Private' } } }, TEST_ADDRESS);
    const quote = (seen: number) => desk.quote(TOKEN, KEY, { text: 'Acepto.', version: seen }, { requestId: 'r' });
    expect(await quote(version)).toBe('changed');
    expect([quoted, (await desk.open(TOKEN, KEY)) as DraftView]).toMatchObject([[], { consent: undefined }]);
    expect(await quote(version + 1)).toMatchObject({ result: { referencia: TEST_REFERENCE } });
  });

  it.each([
    ['seen the summary', (desk: DraftForm) => desk.review(TOKEN, KEY)],
    ['agreed', (desk: DraftForm) => desk.quote(TOKEN, KEY, { text: 'Acepto.', version: 1 }, { requestId: 'r' })],
  ])('takes nothing more from the agent once the customer has %s', async (_what, act) => {
    const { desk, prepare } = await unlocked();
    await act(desk);
    const sent = { solicitud_id: 'd1', datos: { vehicle: { use: 'Private' } } };
    expect(await prepare(sent, TEST_ADDRESS)).toEqual({ refusal: { problem: 'solicitud_cerrada', faults: [] } });
    expect(await desk.open(TOKEN, KEY)).toMatchObject({ facts: { insurance_line: 'Car' }, agentChanges: {} });
    expect(await prepare({ solicitud_id: 'd1', ramo: 'coche' }, TEST_ADDRESS)).toHaveProperty('result');
    expect(await desk.save(TOKEN, KEY, { 'vehicle.use': 'Private' })).toMatchObject({ isReviewed: true });
  });

  it('loses nothing that two tabs save at once', async () => {
    const { desk } = await unlocked();
    await Promise.all([
      desk.save(TOKEN, KEY, { 'holder.gender': 'Male' }),
      desk.save(TOKEN, KEY, { 'holder.name': 'Ana' }),
      desk.review(TOKEN, KEY),
    ]);
    expect(await desk.open(TOKEN, KEY)).toMatchObject({
      facts: { holder: { gender: 'Male', name: 'Ana' } },
      isReviewed: true,
    });
  });
});
