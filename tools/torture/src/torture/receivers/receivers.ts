import { randomBytes } from 'node:crypto';
import type { Chance } from '@cotiza/tools-kit';
import type { Delivery } from '../evidence/delivery';
import { Gate } from './gate';
import { MailReceiver } from './mail.receiver';
import { WebhookReceiver } from './webhook.receiver';
import { Whims, type Mood } from './whims';

/** The two receivers, each behind a gate. */
export class Receivers {
  private constructor(
    readonly secret: string,
    private readonly moods: Readonly<Record<'mail' | 'webhooks', Whims>>,
    private readonly mail: MailReceiver,
    private readonly webhooks: WebhookReceiver,
    readonly gates: Readonly<Record<'mail' | 'webhooks', Gate>>,
  ) {}

  static async start(chance: Chance): Promise<Receivers> {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const moods = { mail: new Whims(chance.branch()), webhooks: new Whims(chance.branch()) };
    const mail = new MailReceiver(moods.mail);
    const webhooks = new WebhookReceiver(secret, moods.webhooks);
    const gates = {
      mail: await Gate.to({ port: await mail.listen() }),
      webhooks: await Gate.to({ port: await webhooks.listen() }),
    };
    return new Receivers(secret, moods, mail, webhooks, gates);
  }

  setMood(of: 'mail' | 'webhooks', mood: Mood): void {
    this.moods[of].mood = mood;
  }

  get emails(): readonly Delivery[] {
    return this.mail.accepted;
  }

  get told(): readonly Delivery[] {
    return this.webhooks.accepted;
  }

  get faults(): readonly string[] {
    return this.webhooks.faults;
  }

  async close(): Promise<void> {
    await Promise.all([this.gates.mail.shut(), this.gates.webhooks.shut()]);
    this.mail.close();
    this.webhooks.close();
  }
}
