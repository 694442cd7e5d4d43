import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { EMAIL, type Delivery } from './account';
import { between, isOneIn } from './chance';

/** One message in so many is answered late; one in so many is accepted and its connection cut. */
const DELAYED = 20;
const CUT = 100;
const DELAY_MS = [200, 1500] as const;
const WEBHOOKS_PATH = '/webhooks/';

type Mutable = { -readonly [Key in keyof Delivery]: Delivery[Key] };
type Answer = (error?: Error | null) => void;
interface Payload {
  readonly type: string;
  readonly data: { readonly referencia: string; readonly client_reference: string };
}

const digest = (content: string) => createHash('sha1').update(content).digest('base64');

/** A mail server and a receiver of webhooks that record what they accept. */
export class Receivers {
  readonly accepted: Delivery[] = [];
  readonly faults: string[] = [];
  readonly secret = `whsec_${randomBytes(32).toString('base64')}`;
  /** When true, every message is answered at once. */
  isCalm = false;
  /** When true, the mail server cuts every connection. */
  isMailAway = false;
  private readonly sockets = new Map<number, Socket>();
  private readonly verifier = new Webhook(this.secret);
  private readonly mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, answer) => void this.receiveMail(stream, session, answer),
  });
  private readonly web = createServer((request, response) => {
    this.receiveWebhook(request, response).catch(() => request.destroy());
  });

  constructor() {
    this.mail.on('error', () => undefined);
    this.mail.server.on('connection', (socket) => {
      if (this.isMailAway) return void socket.destroy();
      this.sockets.set(socket.remotePort ?? 0, socket);
      socket.once('close', () => this.sockets.delete(socket.remotePort ?? 0));
    });
  }

  /** Returns the settings with which a process named `by` sends to these receivers. */
  async settingsFor(by: string): Promise<{ readonly smtpUrl: string; readonly webhookUrl: string }> {
    const [mailPort, webPort] = [await listeningPort(this.mail.server), await listeningPort(this.web)];
    return {
      smtpUrl: `smtp://127.0.0.1:${mailPort}?name=${by}`,
      webhookUrl: `http://127.0.0.1:${webPort}${WEBHOOKS_PATH}${by}`,
    };
  }

  close(): void {
    this.mail.close();
    for (const socket of this.sockets.values()) socket.destroy();
    this.web.close();
    this.web.closeAllConnections();
  }

  private async receiveMail(stream: SMTPServerDataStream, session: SMTPServerSession, answer: Answer): Promise<void> {
    const source = await buffer(stream).catch(() => undefined);
    const socket = this.sockets.get(session.remotePort);
    if (!source || !socket) return;
    const recipient = session.envelope.rcptTo[0]?.address ?? '';
    const reference = /^message-id:\s*<([^@>]+)@/im.exec(source.toString('latin1'))?.[1] ?? 'no Message-ID';
    const clientReference = recipient.split('@')[0] ?? '';
    const by = session.hostNameAppearsAs;
    const content = digest(recipient);
    await this.accept({ kind: EMAIL, message: reference, reference, clientReference, content, by }, socket, answer);
  }

  private async receiveWebhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const message = String(request.headers['webhook-id']);
    let payload: Payload;
    try {
      payload = this.verifier.verify(body, request.headers as Record<string, string>) as Payload;
    } catch (error) {
      this.faults.push(`webhook ${message} has a wrong signature: ${String(error)}`);
      return void response.writeHead(400).end();
    }
    const { referencia: reference, client_reference: clientReference } = payload.data;
    const by = (request.url ?? '').slice(WEBHOOKS_PATH.length);
    const delivery = { kind: payload.type, message, reference, clientReference, content: digest(body), by };
    await this.accept(delivery, request.socket, () => response.writeHead(204).end());
  }

  private async accept(delivery: Omit<Delivery, 'acceptedAt'>, socket: Socket, answer: () => void): Promise<void> {
    const accepted: Mutable = { ...delivery, acceptedAt: Date.now() };
    this.accepted.push(accepted);
    if (!this.isCalm && isOneIn(DELAYED)) await sleep(between(...DELAY_MS));
    if (!this.isCalm && isOneIn(CUT)) socket.destroy();
    if (socket.destroyed) return;
    accepted.answeredAt = Date.now();
    answer();
  }
}

async function listeningPort(server: Server): Promise<number> {
  if (!server.listening) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}
