import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches, Outbox, QuoteArchive } from '@cotiza/quoting';
import type { Mailer } from '../mail/mail';
import type { ComposeQuoteMail } from '../mail/quote-mail.composer';
import { WEBHOOK_TIMEOUT_MS, webhookSender } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import { attendant } from './attendant';
import { claims } from './claims';
import { hand } from './hand';
import { lanes } from './lanes';
import { mailDelivery } from './mail.delivery';
import type { Report } from './report';
import { settler } from './settle';
import { switchBoard } from './switch-board';
import { webhookDelivery } from './webhook.delivery';

/** What delivers messages, in the background. */
export interface Notifier {
  /** Looks for messages now. */
  wake(): void;
  /** Claims no more, gives back what has not been begun, and resolves when what is under way has ended. */
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
  /** 0 to 1, 1 excluded. */
  readonly random?: () => number;
}

/** Messages claimed at a time. */
const BATCH = 100;

/** Messages of one receiver in hand: twice a batch, so that its lane does not run dry while the next one is claimed. */
const ROOM_PER_TARGET = 2 * BATCH;

const WEBHOOKS_AT_ONCE = 64;
const WEBHOOKS_PER_ENDPOINT = 16;

/** A message waits in hand for its turn at most this long; a lease lasts for that and the longest attempt. */
const TURN_MS = 60_000;

/** What it takes at most to write down what an attempt came to, with an outbox that fails for a moment. */
const SETTLING_MS = 15_000;

/**
 * Delivers messages as they come: at once when this process has added them, within a second when another has. Several
 * notifiers may work on one outbox. Nothing that fails outside, the outbox included, ends it.
 */
export function startNotifier(options: NotifierOptions): Notifier {
  const { outbox, mailer, endpoints, clock, report, random = Math.random } = options;
  const longestAttemptMs = Math.max(mailer.longestAttemptMs, WEBHOOK_TIMEOUT_MS) + SETTLING_MS;
  const switches = switchBoard(options.endpointSwitches, clock, report);
  const deliver = {
    email: mailDelivery(options),
    webhook: webhookDelivery(endpoints, webhookSender(clock), switches),
  };
  const messages = hand({
    attendant: attendant(deliver, settler(outbox, clock, report), { clock, random, report }),
    lanes: lanes({
      webhooksAtOnce: WEBHOOKS_AT_ONCE,
      perTarget: { email: mailer.concurrency, webhook: WEBHOOKS_PER_ENDPOINT },
    }),
    clock,
    roomPerTarget: ROOM_PER_TARGET,
    onLeft: () => asking.goOn(),
  });
  const asking = claims({
    outbox,
    clock,
    random,
    report,
    leaseMs: TURN_MS + longestAttemptMs,
    batch: BATCH,
    capacity: ROOM_PER_TARGET * (endpoints.length + 1),
    inHand: messages.size,
    take: (claimed, askedAt) => messages.take(claimed, askedAt + TURN_MS),
  });

  const stopListening = outbox.onAdded(asking.wake);
  asking.wake();
  return {
    wake: asking.wake,
    stop: async () => {
      stopListening();
      const asked = asking.stop();
      await messages.empty();
      await asked;
      await messages.empty();
    },
  };
}
