import { manualClock } from '@cotiza/kernel';
import { LimitStorage } from '@cotiza/platform';
import { mailAllowanceOf } from './mail-allowance-of';

const HOUR_MS = 3_600_000;

function allowanceOf(toNew: number, perRecipient = 0) {
  const clock = manualClock('2026-11-21T09:20:00Z');
  const settings = {
    LIMIT_MAILS_PER_HOUR: toNew,
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: perRecipient,
    SMTP_URL: 'smtp://127.0.0.1',
  };
  const storage = { pseudonym: (text: string) => text };
  const allowance = mailAllowanceOf({ delivers: true }, settings, { limits: new LimitStorage(), storage, clock })!;
  let people = 0;
  /** Returns the hours until the letter leaves; undefined where it never does. */
  const hoursOf = async (recipient: Partial<Parameters<typeof allowance.take>[0]> = {}) => {
    const person = ++people;
    const counted = await allowance.take({
      email: `p${person}@correo.example`,
      documentId: String(person),
      ...recipient,
    });
    if (!counted) return undefined;
    const { notBefore } = counted;
    return notBefore === undefined ? 0 : notBefore / HOUR_MS - Math.floor(clock.now() / HOUR_MS);
  };
  return { clock, allowance, hoursOf };
}

const times = async <T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let nth = 0; nth < count; nth++) done.push(await act(nth));
  return done;
};

it('defers letters beyond the ceiling hour by hour, as many in each as it allows', async () => {
  const { clock, hoursOf } = allowanceOf(2);
  expect(await times(9, () => hoursOf())).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4]);
  clock.advance(HOUR_MS);
  expect(await times(2, () => hoursOf())).toEqual([3, 4]);
  clock.advance(5 * HOUR_MS);
  expect(await hoursOf()).toBe(0);
});

it('defers none beyond the life of its link', async () => {
  const { hoursOf } = allowanceOf(1);
  const hours = await times(361, () => hoursOf());
  expect(hours).toEqual([...Array.from({ length: 360 }, (_, hour) => hour), undefined]);
});

it('gives callers with a key and forms portions of their own, and each client of forms a part', async () => {
  const { hoursOf } = allowanceOf(20);
  await times(200, () => hoursOf());
  expect(await times(21, () => hoursOf({ caller: 'faro' }))).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
  expect(await hoursOf({ caller: 'roble' })).toBe(0);
  expect(await times(3, () => hoursOf({ formClient: '203.0.113.1' }))).toEqual([0, 0, 1]);
  expect(await hoursOf({ formClient: '203.0.113.2' })).toBe(0);
});

it('lets strangers use up the portion of a mailbox for strangers alone', async () => {
  const { hoursOf } = allowanceOf(0, 1);
  const ana = { email: 'ana@correo.example', documentId: 'x' };
  expect(await times(2, () => hoursOf(ana))).toEqual([0, 1]);
  expect([await hoursOf({ ...ana, caller: 'faro' }), await hoursOf({ ...ana, formClient: 'c' })]).toEqual([0, 0]);
});

it('takes a customer for another with another mailbox and another document alone', async () => {
  const { hoursOf } = allowanceOf(0, 1);
  expect(await hoursOf({ email: 'ana@correo.example', documentId: 'x' })).toBe(0);
  expect([await hoursOf({ email: 'ana@correo.example' }), await hoursOf({ documentId: 'x' })]).toEqual([1, 1]);
  expect(await hoursOf()).toBe(0);
});

it('counts a mailbox as written to once a letter leaves, and what was given back not at all', async () => {
  const { allowance, hoursOf } = allowanceOf(1);
  const eva = { email: 'eva@correo.example', documentId: 'e' };
  const counted = await allowance.take(eva);
  await counted?.giveBack();
  expect(await times(3, () => hoursOf({ email: 'ana@correo.example' }))).toEqual([0, 0, 0]);
  expect(await times(2, () => hoursOf(eva))).toEqual([1, 2]);
});
