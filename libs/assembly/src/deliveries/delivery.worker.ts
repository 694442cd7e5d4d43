import { parentPort, workerData } from 'node:worker_threads';
import { existing, systemClock } from '@cotiza/kernel';
import { openStorage, writerTurns } from '@cotiza/storage';
import { startTelemetry } from '../telemetry/telemetry';
import { kindIn } from './delivery-metrics';
import { giveWay } from './give-way';
import { tallyOf } from './tally';
import { mailerBy } from './mail-way';
import { isQuiet, startDeliveries } from './start-deliveries';
import { errorData, type Said, type ThreadOrders, type Told } from './thread-talk';

const port = existing(parentPort, 'port to the thread that serves');
const say = (said: Said) => port.postMessage(said);

/**
 * The thread that delivers, on connections of its own to the embedded database. It loads as little as it can: no server and no
 * log, which are on the thread that serves.
 */
async function deliver(orders: ThreadOrders): Promise<void> {
  const { terms, mailWay, dataDir, dataKey, turns, isTalkative } = orders;
  giveWay();
  const clock = systemClock();
  const storage = await openStorage({
    dataDir,
    dataKey,
    role: 'tool',
    turns: writerTurns(turns),
    clock,
    report: (failed, error) => say({ failed, error: errorData(error) }),
  });
  // The thread that serves tells when sending fails: both send to the same.
  const telemetry = orders.telemetry && (await startTelemetry(orders.telemetry, { report: () => undefined }));
  const mailer = mailerBy(mailWay, clock);
  const tally = tallyOf(clock, (delivered) => say({ delivered }));
  const notifier = startDeliveries(terms, {
    storage,
    mailer,
    clock,
    tracer: telemetry?.tracer,
    report: (event, facts) => {
      if (isQuiet(event)) tally.add(kindIn(facts));
      if (isTalkative || !isQuiet(event)) say({ event, facts });
    },
  });
  const stop = async () => {
    await notifier.stop();
    tally.tell();
    mailer.close();
    await storage.close();
    await telemetry?.stop();
    // Whatever hangs is not waited for any longer.
    process.exit();
  };
  port.on('message', (told: Told) => {
    if (told === 'stop') void stop();
    else notifier.wake();
  });
}

process.on('unhandledRejection', (error) => say({ failed: 'unhandled rejection', error: errorData(error) }));
deliver(workerData as ThreadOrders).catch((error: unknown) => {
  say({ failed: 'deliveries cannot start', error: errorData(error) });
  process.exit(1);
});
