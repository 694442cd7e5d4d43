import { parentPort, workerData } from 'node:worker_threads';
import { errorFacts, defined, systemClock } from '@cotiza/kernel';
import { openStorage } from '@cotiza/storage';
import { mailerOf } from '../mailer-of';
import { CLOSE, type MailOrder, type MailReport } from './mail-thread';
import { quoteMailerOf, type MailTerms } from './quote-mailer-of';

const port = defined(parentPort, 'port to the thread that answers');
const say = (report: MailReport) => port.postMessage(report);

/** Sends the e-mails that it is asked for. It reads the storage and never writes to it. */
async function sendOrders(terms: MailTerms): Promise<void> {
  const clock = systemClock();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATA_KEY: dataKey } = terms.settings;
  const storage = await openStorage({
    ...{ databaseUrl, dataDir, dataKey, clock },
    connections: 1,
    role: 'tool',
    report: (event, error) => say({ event, facts: errorFacts(error) }),
  });
  const mailer = quoteMailerOf(terms, storage, mailerOf(terms.settings, clock), clock);
  const close = async () => {
    await mailer.close();
    await storage.close();
    process.exit();
  };
  port.on('message', (order: MailOrder | typeof CLOSE) => {
    if (order === CLOSE) void close();
    else void mailer.send(order.reference, order.content).then((outcome) => say({ id: order.id, outcome }));
  });
}

void sendOrders(workerData as MailTerms);
