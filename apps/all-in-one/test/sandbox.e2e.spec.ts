import { SANDBOX_ROWS as ROWS } from '@cotiza/assembly';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { webhookReceiver } from '@cotiza/notifications/testing';
import type { SandboxRow } from '@cotiza/quoting';
import { insurer, offerAt, offers } from '@cotiza/quoting/testing';
import { QUOTES, startService, until, type RunningService } from './running-service';
import { writeWebhooks } from './webhooks-file';

const MARK = 'Respuesta de pruebas';

let service: RunningService;
let receiver: Awaited<ReturnType<typeof webhookReceiver>>;

beforeAll(async () => {
  receiver = await webhookReceiver();
  service = await startService({ ...writeWebhooks(receiver.url), INSURER_DEADLINE_MS: '100' });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

const rowOf = (kind: SandboxRow['effect']['kind']) => ROWS.find(({ effect }) => effect.kind === kind)!;
const bodyWith = ({ field, value }: SandboxRow) => bodyOf('Home').with(field, value).build();

const quoted = (row: SandboxRow, on = service) => on.quoted(bodyWith(row));

describe('a published document', () => {
  it.each(ROWS.flatMap(({ effect, ...row }) => (effect.kind === 'refused' ? [{ ...row, effect }] : [])))(
    'is refused with $effect.problem',
    async (row) => {
      const answer = await service.post(QUOTES, bodyWith(row));
      expect(await answer.json()).toMatchObject({
        error: row.effect.problem,
        mensaje: expect.stringContaining(MARK) as string,
      });
      expect(answer.headers.get('retry-after')).toBe('2');
    },
  );

  it.each(ROWS.flatMap(({ effect, ...row }) => (effect.kind === 'first-declines' ? [{ ...row, effect }] : [])))(
    'makes one insurer decline: $effect.reason.code',
    async (row) => {
      const { aviso, rechazos, ofertas } = await quoted(row);
      expect(aviso).toContain(MARK);
      expect(ofertas).not.toEqual([]);
      const messages = rechazos.flatMap(({ motivos }) => motivos.map(({ mensaje }) => mensaje));
      expect(messages).toContain(row.effect.reason.message);
    },
  );

  it.each(['first-late', 'first-fails'] as const)('leaves one insurer without an answer: %s', async (kind) => {
    const quoting = quoted(rowOf(kind));
    let isDone = false;
    void quoting.finally(() => (isDone = true));
    await until(() => {
      service.clock.advance(10);
      return isDone;
    });
    const { sin_respuesta, ofertas } = await quoting;
    expect([sin_respuesta.length, ofertas.length > 0]).toEqual([1, true]);
  });

  it('makes all insurers decline', async () =>
    expect(await quoted(rowOf('all-decline'))).toMatchObject({ estado: 'sin_ofertas', ofertas: [] }));

  it('makes prices expire', async () => {
    const { ofertas } = await quoted(rowOf('prices-expired'));
    expect(ofertas).not.toEqual([]);
    for (const { valida_hasta } of ofertas) expect(valida_hasta! < TEST_DAY).toBe(true);
  });

  it('leaves all insurers without an answer', async () => {
    const answer = await service.post(QUOTES, bodyWith(rowOf('all-fail')));
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      503,
      'consulta_no_disponible',
    ]);
  });
});

it('a published address makes the e-mail bounce, and a published reference repeats webhooks', async () => {
  const bounced = await quoted(rowOf('mail-bounces'));
  const repeated = await quoted(rowOf('webhooks-repeated'));
  const idsOf = (reference: string) =>
    receiver.received
      .filter(({ body }) => body.includes(reference))
      .map(({ headers }) => headers['webhook-id'] as string);
  await until(() =>
    receiver.received.some(({ body }) => body.includes('correo_fallido') && body.includes(bounced.referencia)),
  );
  await until(() => idsOf(repeated.referencia).length >= 2);
  const [first] = idsOf(repeated.referencia);
  expect(idsOf(repeated.referencia).filter((id) => id === first)).toHaveLength(2);
});

it('is said wherever the quotation is read again', async () => {
  const patient = await startService({ QUOTE_DEADLINE_MS: '1000', INSURER_DEADLINE_MS: '60000' });
  try {
    const quoting = quoted(rowOf('first-late'), patient);
    let isDone = false;
    void quoting.finally(() => (isDone = true));
    await until(() => {
      patient.clock.advance(100);
      return isDone;
    });
    const { consulta } = await quoting;
    expect(await (await patient.get(`${QUOTES}/${consulta}`)).json()).toMatchObject({
      aviso: expect.stringMatching(`^${MARK}`) as string,
    });
  } finally {
    await patient.close();
  }
});

it('is off with SANDBOX=off, and where an insurer over the network would be asked', async () => {
  const remote = insurer('Lejana', () => Promise.resolve(offers(offerAt(100_00))), 'remote');
  for (const [settings, replacements] of [
    [{ SANDBOX: 'off' }, undefined],
    [{}, { insurers: [remote] }],
  ] as const) {
    const other = await startService(settings, replacements);
    for (const kind of ['all-decline', 'refused'] as const) {
      const { estado, aviso } = await quoted(rowOf(kind), other);
      expect(estado).toBe('cotizado');
      expect(aviso).not.toContain(MARK);
    }
    await other.close();
  }
});
