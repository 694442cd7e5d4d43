import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { EMAIL, type Delivery } from '../evidence/delivery';
import { listen } from './listening';
import type { Whims } from './whims';

const MESSAGE_ID = /^message-id:\s*<([^@>]+)@[^>]+>/im;

/** As long as an address is named after its request, an e-mail shows whom it should have reached. */
export const addressOf = (clientReference: string): string => `${clientReference}@clientes.example`;

type Answer = (error?: Error | null) => void;

/** An SMTP server that remembers what it accepted, and answers as it pleases. A process tells its name with EHLO. */
export class MailReceiver {
  readonly accepted: Delivery[] = [];
  private readonly sockets = new Map<number, Socket>();
  private readonly server: SMTPServer;

  constructor(private readonly whims: Whims) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, answer) => void this.receive(stream, session, answer),
    });
    // A client that goes away in the middle is what all this is about.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket) => {
      const { remotePort = 0 } = socket;
      this.sockets.set(remotePort, socket);
      socket.once('close', () => this.sockets.delete(remotePort));
    });
  }

  listen(): Promise<number> {
    return listen(this.server.server);
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets.values()) socket.destroy();
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession, answer: Answer): Promise<void> {
    // What breaks off has not been accepted.
    const source = await buffer(stream).catch(() => undefined);
    const socket = this.sockets.get(session.remotePort);
    if (!source || !socket) return;
    const whim = this.whims.next();
    if (whim.refuses) return answer(Object.assign(new Error('try again later'), { responseCode: 451 }));
    const [recipient = ''] = session.envelope.rcptTo.map(({ address }) => address);
    const reference = MESSAGE_ID.exec(source.toString('latin1'))?.[1] ?? 'no Message-ID';
    const [clientReference = recipient] = recipient.split('@');
    const delivery = {
      kind: EMAIL,
      message: reference,
      reference,
      clientReference,
      content: createHash('sha1').update(recipient).digest('base64'),
      by: session.hostNameAppearsAs,
      acceptedAt: Date.now(),
      answeredAt: null as number | null,
    };
    this.accepted.push(delivery);
    if (whim.delayMs > 0) await sleep(whim.delayMs);
    if (whim.cuts) socket.destroy();
    if (socket.destroyed) return;
    delivery.answeredAt = Date.now();
    answer();
  }
}
