import { faroCalls, plateCalls, robleCalls } from './quotation-calls';
import { sendRaw } from './raw-request';
import { simulator, type Simulator } from './running-simulator';

let running: Simulator;
beforeAll(async () => (running = await simulator()));
afterAll(() => running.close());
afterEach(() => running.reset());

interface FaroAnswer {
  readonly referencia: string;
  readonly resultado: string;
  readonly ofertas: readonly Readonly<Record<string, unknown>>[];
  readonly motivos: readonly { readonly codigo: string }[];
}

async function faro(kind?: string): Promise<{ sent: string; answer: FaroAnswer }> {
  const call = (await faroCalls(running)).next();
  if (kind !== undefined) await running.fault('faro-a', kind);
  const { body } = await sendRaw(call);
  return { sent: call.headers!['idempotency-key']!, answer: JSON.parse(body) as FaroAnswer };
}

async function roble(kind: string): Promise<string> {
  await running.fault('roble-a', kind);
  return (await sendRaw(robleCalls(running).next())).body;
}

const FIRST = { primaTotal: expect.stringMatching(/^\d+\.\d{2}$/) as string };

describe('over REST', () => {
  it.each([
    ['wrong-currency', { moneda: 'USD' }],
    ['negative-price', { primaTotal: expect.stringMatching(/^-\d+\.\d{2}$/) as string }],
    ['zero-price', { primaTotal: '0.00', primaTotalAnual: '0.00' }],
    ['three-decimals', { primaTotal: expect.stringMatching(/^\d+\.\d{2}5$/) as string }],
    [
      'unknown-code',
      {
        ...FIRST,
        garantias: expect.arrayContaining([
          expect.objectContaining({ codigo: 'RCO' }),
          expect.objectContaining({ codigo: 'ZZZ' }),
        ]) as object[],
      },
    ],
    ['monthly-payment', { ...FIRST, formaPago: 'MENSUAL' }],
  ])('prices with %s', async (kind, offer) => {
    const { answer } = await faro(kind);
    expect(answer.ofertas[0]).toMatchObject(offer);
  });

  it('asks a twelfth each month', async () => {
    const [offer] = (await faro('monthly-payment')).answer.ofertas;
    const difference = Number(offer!.primaTotal) * 12 - Number(offer!.primaTotalAnual);
    expect(Math.abs(difference)).toBeLessThanOrEqual(0.12);
  });

  it('says every offer twice', async () => {
    const { answer } = await faro();
    const twice = (await faro('duplicate-offers')).answer;
    expect(twice.ofertas).toEqual(answer.ofertas.flatMap((offer) => [offer, offer]));
  });

  it('echoes another reference', async () => {
    const { sent, answer } = await faro('wrong-reference');
    expect(answer.referencia).not.toBe(sent);
    expect(answer.referencia).toHaveLength(sent.length);
  });

  it.each([
    ['decline', { resultado: 'RECHAZADO', motivos: [{ codigo: 'R090' }] }],
    ['referral', { resultado: 'REVISION' }],
    ['unknown-result', { resultado: 'APLAZADO' }],
  ])('answers with %s', async (kind, expected) => expect((await faro(kind)).answer).toMatchObject(expected));
});

it.each([
  ['wrong-currency', /<r:Moneda>USD</],
  ['negative-price', /<r:PrimaReciboCentimos>-\d+</],
  ['zero-price', /<r:PrimaReciboCentimos>0</],
  ['three-decimals', /<r:PrimaReciboCentimos>\d+\.5</],
  ['unknown-code', /<r:Codigo>999</],
  ['monthly-payment', /<r:Periodicidad>12</],
  ['decline', /<r:Estado>D<.*<r:CodigoRechazo>T99</],
  ['referral', /<r:Estado>E</],
  ['unknown-result', /<r:Estado>Z</],
])('answers with %s over SOAP', async (kind, expected) => expect(await roble(kind)).toMatch(expected));

it.each([
  ['unknown-version', [{ id_version: 'CV0000000000', fecha_matriculacion: null }]],
  ['invalid-date', [{ id_version: 'CVJG25SQP021', fecha_matriculacion: '2023-02-30' }]],
])('finds %s', async (kind, expected) => {
  await running.fault('plate-registry', kind);
  expect(JSON.parse((await sendRaw(plateCalls(running).next())).body)).toEqual(expected);
});

it('finds more versions than the document allows', async () => {
  await running.fault('plate-registry', 'too-many-vehicles');
  expect(JSON.parse((await sendRaw(plateCalls(running).next())).body)).toHaveLength(51);
});
