import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@cotiza/kernel';
import type { Undoing } from '@cotiza/tools-kit';
import { UNLIMITED } from '../service-requests';
import { Asking } from './load/asking';
import { MailFolder } from './load/mail-folder';
import { askSteadily, capacityOf } from './load/pace';
import { soakRequests, type Known, type SoakRequest } from './load/requests';
import { webhookCounter } from './load/webhook-counter';
import { progressLine } from './report';
import type { Sample, Soak } from './figures';
import { scratchDatabase } from './service/scratch-database';
import { SoakedService } from './service/soaked-service';
import type { SoakOptions } from './soak-options';

/** Samples of a whole run: half of them are judged. Collecting garbage takes its time, so they are not too near to each other. */
const SAMPLES = 60;
const LEAST_SAMPLES = 8;
const LEAST_APART_MS = 5000;
/** To begin with everything is slower. */
const WARM_UP_SECONDS = 5;
const CAPACITY_SECONDS = 15;
const LOAD = 0.5;

/** @param folder for what is kept, written and told */
export async function runSoak(
  { minutes, database }: SoakOptions,
  folder: string,
  undoing: Undoing,
  say: (text: string) => void,
): Promise<Soak> {
  const receiver = await webhookCounter();
  undoing.add(() => receiver.close());
  const mail = new MailFolder(join(folder, 'mail'));
  const settings = {
    ...UNLIMITED,
    LOG_LEVEL: 'error',
    ...(database === 'postgres' ? await onPostgres(undoing) : {}),
    ...{ DATA_DIR: join(folder, 'data'), MAIL_DIR: mail.path, WEBHOOKS_FILE: webhooksFile(folder, receiver.url) },
  };
  const service = await SoakedService.start(settings, folder);
  undoing.add(() => service.stop());
  const known: Known = {};
  const nextRequest = soakRequests(systemClock().today(), known);
  say('finding out how much it can answer and deliver');
  const capacityPerSecond = await capacityPerSecondOf(service, () =>
    askWell(new Asking(service.url, known), nextRequest()),
  );
  say(`${capacityPerSecond.toFixed(0)} requests a second: half of that for ${minutes} minutes`);
  const asking = new Asking(service.url, known);
  const stop = askSteadily(() => asking.ask(nextRequest()), LOAD * capacityPerSecond);
  const samples: Sample[] = [];
  const beganAt = performance.now();
  const count = Math.max(LEAST_SAMPLES, Math.min(SAMPLES, Math.floor((minutes * 60_000) / LEAST_APART_MS)));
  const everyMs = (minutes * 60_000) / count;
  for (let place = 1; place <= count; place++) {
    await sleep(Math.max(0, beganAt + place * everyMs - performance.now()));
    known.link = (await mail.empty()) ?? known.link;
    const sample = await service.sample((performance.now() - beganAt) / 1000);
    samples.push(sample);
    say(progressLine(sample, asking.answered / sample.atSeconds));
  }
  await stop();
  return { samples, asking, capacityPerSecond, mails: mail.taken, webhooks: receiver.taken() };
}

/** @throws Error unless it is answered as it should be: what is answered otherwise says nothing of the capacity */
async function askWell(asking: Asking, request: SoakRequest): Promise<void> {
  await asking.ask(request);
  if (asking.answered === 0)
    throw new Error(asking.faults[0] ?? 'refused, although nobody asks for more than it can serve');
}

async function capacityPerSecondOf(service: SoakedService, ask: () => Promise<void>): Promise<number> {
  const isDone = async () => (await service.waiting()) === 0;
  await capacityOf(ask, WARM_UP_SECONDS, isDone);
  return capacityOf(ask, CAPACITY_SECONDS, isDone);
}

/** @throws Error where there is no PostgreSQL */
async function onPostgres(undoing: Undoing): Promise<Record<string, string>> {
  const database = await scratchDatabase();
  if (!database)
    throw new Error('no PostgreSQL answers: TEST_DATABASE_URL names one, .ci/services databases starts one');
  undoing.add(() => database.drop());
  return { DATABASE_URL: database.url, DATA_KEY: '0'.repeat(64) };
}

function webhooksFile(folder: string, url: string): string {
  const file = join(folder, 'webhooks.yaml');
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify({ webhooks: [{ name: 'soak', url, secret, events: 'all' }] }));
  return file;
}
