import { Deadline, type Clock, type Tracer } from '@cotiza/kernel';
import type { EndpointSwitches, MessageKind, Outbox } from '@cotiza/messages';
import type { QuoteArchive } from '@cotiza/purchase';
import type { Mailer } from '../mail/mail';
import type { ComposeQuoteMail } from '../mail/quote-mail.composer';
import { webhookSender } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import type { Deliver } from './attempt';
import { messageHandler } from './message-handler';
import { claimRounds } from './claim-rounds';
import { endpointHealth, type EndpointHealth } from './endpoint-health';
import { heldMessages } from './held-messages';
import { targetQueues } from './target-queues';
import { leases } from './leases';
import { mailDelivery } from './mail.delivery';
import type { Report } from './report';
import { settler } from './settle-until-written';
import { switchBoard } from './switch-board';
import { webhookDelivery } from './webhook.delivery';

/** What delivers messages, in the background. */
export interface Notifier {
  /** Looks for messages now. */
  wake(): void;
  /**
   * Claims no more, gives back what has not been begun, and resolves when what is under way has ended: within 8 seconds,
   * whatever hangs. What has not ended by then is another notifier's once its claim has lapsed.
   */
  stop(): Promise<void>;
}

export interface NotifierOptions {
  readonly outbox: Outbox;
  readonly archive: QuoteArchive;
  readonly endpointSwitches: EndpointSwitches;
  /** To be closed by whoever made it, after the notifier has stopped. */
  readonly mailer: Mailer;
  readonly composeMail: ComposeQuoteMail;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly clock: Clock;
  readonly report: Report;
  /** Told of each attempt to deliver; nobody is, unless it is given. */
  readonly tracer?: Tracer;
  /** 0 to 1, 1 excluded. */
  readonly random?: () => number;
}

/** Messages claimed at a time. */
const BATCH = 100;

const WEBHOOKS_PER_ENDPOINT = 16;
const LIMITS = {
  webhooksAtOnce: 64,
  /** So that endpoints that hang keep nobody else waiting, until they are known to hang. */
  reserved: 2,
  full: BATCH,
};

/** How long webhooks under way are waited for before they are broken off, when the notifier stops. */
const GRACE_MS = 3000;
/** How long everything is waited for, what has to be written down included. */
const STOPS_WITHIN_MS = 8000;

/**
 * Delivers messages as they come: at once when this process has added them, within a second when another has. Several
 * notifiers may work on one outbox. Nothing that fails outside, the outbox included, ends it.
 */
export function startNotifier(options: NotifierOptions): Notifier {
  const { outbox, mailer, clock, report, random = Math.random } = options;
  const health = endpointHealth(clock);
  const breakingOff = new AbortController();
  const claimed = leases(outbox, clock, report);
  const queues = targetQueues({
    ...LIMITS,
    perTarget: { email: mailer.concurrency, webhook: WEBHOOKS_PER_ENDPOINT },
    attemptsAllowed: health.attemptsAllowed,
    onRoom: () => asking.wake(),
  });
  const messages = heldMessages({
    messageHandler: messageHandler(deliveries(options, health, breakingOff.signal), settler(outbox, clock, report), {
      ...options,
      random,
    }),
    queues,
    leases: claimed,
  });
  const asking = claimRounds({
    outbox,
    clock,
    random,
    report,
    batch: BATCH,
    passedOver: queues.passedOver,
    take: messages.take,
  });
  const settleAll = async () => {
    const asked = asking.stop();
    await messages.empty();
    await asked;
    await messages.empty();
  };

  const stopListening = outbox.onAdded(asking.wake);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopListening();
    const cancelBreakingOff = clock.after(GRACE_MS, () => breakingOff.abort());
    await new Deadline(STOPS_WITHIN_MS, clock).orLate(settleAll(), () => undefined);
    cancelBreakingOff();
    claimed.stop();
  };
  asking.wake();
  return {
    wake: asking.wake,
    stop: () => (stopped ??= stop()),
  };
}

/** The ways in which messages leave. */
function deliveries(options: NotifierOptions, health: EndpointHealth, stop: AbortSignal): Record<MessageKind, Deliver> {
  const { archive, endpoints, endpointSwitches, clock, report } = options;
  const switches = switchBoard(endpointSwitches, clock, report);
  const sendWebhook = webhookSender(clock, stop);
  return {
    email: mailDelivery(options),
    webhook: webhookDelivery({ archive, endpoints, sendWebhook, switchBoard: switches, health, report }),
  };
}
