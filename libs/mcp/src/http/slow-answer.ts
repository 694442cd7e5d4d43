import type { Answer, KnownHeaders } from './templates';

/** What takes longer is begun before it is known, in milliseconds. */
const SOON_MS = 1000;

/** How often it is then said that the answer is still to come, in milliseconds: as often as the SDK says it. */
const STILL_TO_COME_MS = 15_000;
const STILL_TO_COME = Buffer.from(': keepalive\n\n');

/** An answer by events: where it does not come soon, its head is sent, so that nobody on the way takes it for lost. */
export async function begunWhenSlow(answer: Promise<Answer>, headers: KnownHeaders): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), SOON_MS)));
  const soon = await Promise.race([answer, late]).finally(() => clearTimeout(timer));
  return soon ?? new Response(begun(answer), { headers: headers.map(([name, value]) => [name, value]) });
}

function begun(answer: Promise<Answer>): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearInterval(timer);
  return new ReadableStream({
    start: (stream) => {
      timer = setInterval(() => stream.enqueue(STILL_TO_COME), STILL_TO_COME_MS);
      answer
        .then(async (known) => {
          stream.enqueue(known instanceof Response ? new Uint8Array(await known.arrayBuffer()) : known.bytes);
          stream.close();
        })
        .catch((error: unknown) => stream.error(error))
        .finally(end);
    },
    cancel: end,
  });
}
