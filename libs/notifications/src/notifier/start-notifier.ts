import { Deadline, type Clock, type Tracer } from '@cotiza/kernel';
import type { QuoteArchive, EndpointSwitches, MessageKind, Outbox } from '@cotiza/quoting';
import type { QuoteMailer } from '../mail/quote-mailer';
import { repeating } from '../sandbox';
import { webhookSender } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import type { Deliver } from './attempt';
import { messageHandler } from './message-handler';
import { claimRounds } from './claim-rounds';
import { endpointHealth } from './endpoint-health';
import { heldMessages } from './held-messages';
import { targetQueues } from './target-queues';
import { leases } from './leases';
import { mailHold } from './mail-hold';
import { mailDelivery } from './mail.delivery';
import type { Report } from './report';
import { settler } from './settle-until-written';
import { switchBoard } from './switch-board';
import { webhookDelivery } from './webhook.delivery';

/** Delivers messages in the background. */
export interface Notifier {
  /** Claims messages now. */
  wake(): void;
  /**
   * Claims no more, returns messages without an attempt, and resolves when all attempts have ended, within 8 seconds.
   * Another notifier gets the messages of attempts that have not ended, once their claim has lapsed.
   */
  stop(): Promise<void>;
}

export interface NotifierOptions {
  readonly outbox: Outbox;
  readonly archive: QuoteArchive;
  readonly endpointSwitches: EndpointSwitches;
  /** The caller closes it after the notifier has stopped. */
  readonly mailer: QuoteMailer;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly clock: Clock;
  readonly report: Report;
  /** Returns true while this process has many answers to give: e-mails wait then, 20 seconds at most. */
  readonly isBusy?: () => boolean;
  /** Traces each attempt to deliver; none by default. */
  readonly tracer?: Tracer;
  /** True where webhooks of the sandbox's reference are sent twice. */
  readonly isSandbox?: boolean;
  /** 0 to 1, 1 excluded. */
  readonly random?: () => number;
}

/** Messages per claim. */
const BATCH = 100;

const WEBHOOKS_PER_ENDPOINT = 16;
const LIMITS = {
  webhooksAtOnce: 64,
  /** Lets other endpoints proceed until the ones that hang are detected. */
  reserved: 2,
  full: BATCH,
};

/** Time that webhooks have to end before they are aborted, when the notifier stops. */
const GRACE_MS = 3000;
/** Time for all attempts to end and be recorded, when the notifier stops. */
const STOPS_WITHIN_MS = 8000;

/**
 * Starts a notifier. It delivers messages at once when this process has added them, and within a second when another has or the
 * process is busy; e-mails then wait longer.
 * Several notifiers may share one outbox. Failures of receivers and of the outbox do not stop it.
 */
export function startNotifier(options: NotifierOptions): Notifier {
  const { outbox, mailer, clock, report, random = Math.random, isBusy = () => false } = options;
  const health = endpointHealth(clock);
  const breakingOff = new AbortController();
  const claimed = leases(outbox, clock, report);
  const queues = targetQueues({
    ...LIMITS,
    perTarget: { email: mailer.concurrency, webhook: WEBHOOKS_PER_ENDPOINT },
    attemptsAllowed: health.attemptsAllowed,
    onRoom: () => asking.wake(),
  });
  const hold = mailHold({ clock, isBusy, passedOver: queues.passedOver });
  const deliver = deliveries(options, health, breakingOff.signal);
  const handler = messageHandler(deliver, settler(outbox, clock, report), { ...options, random });
  const messages = heldMessages({ handler, queues, held: claimed });
  const asking = claimRounds({ outbox, clock, random, report, batch: BATCH, hold, take: messages.take });
  const settleAll = async () => {
    const asked = asking.stop();
    await messages.empty();
    await asked;
    await messages.empty();
  };

  const stopListening = outbox.onAdded(() => (hold.isOn() ? undefined : asking.wake()));
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

/** Returns the delivery of each kind of message. */
function deliveries(
  options: NotifierOptions,
  health: ReturnType<typeof endpointHealth>,
  stop: AbortSignal,
): Record<MessageKind, Deliver> {
  const { archive, endpoints, endpointSwitches, clock, report, isSandbox } = options;
  const switches = switchBoard(endpointSwitches, clock, report);
  const sender = webhookSender(clock, stop);
  const sendWebhook = isSandbox ? repeating(sender) : sender;
  return {
    email: mailDelivery(options),
    webhook: webhookDelivery({ archive, endpoints, sendWebhook, switches, health, report }),
  };
}
