import type { Clock, Tracer } from '@cotiza/kernel';
import {
  purchaseLinks,
  quoteMailComposer,
  startNotifier,
  type Mailbox,
  type Mailer,
  type Notifier,
  type NotifierEvent,
  type Report,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import type { Distributor } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';

/** What is said in messages and who is told, as data: it can be given to another thread. */
export interface DeliveryTerms {
  readonly from: Mailbox;
  readonly distributor: Distributor;
  readonly retentionDays: number;
  /** The operator's shop, where there is one. */
  readonly purchaseUrl: string | undefined;
  /** Where this service is reached. */
  readonly publicUrl: string;
  readonly endpoints: readonly WebhookEndpoint[];
}

/** What is needed to deliver, on whatever thread. */
export interface DeliveryMeans {
  readonly storage: Pick<Storage, 'outbox' | 'quotes' | 'endpointSwitches'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly report: Report;
  /** Told of each attempt, where telemetry is sent. */
  readonly tracer?: Tracer;
}

/** What goes as it should is told only to those who look for it. */
export const isQuiet = (event: NotifierEvent): boolean => event === 'message delivered';

/** Delivers what is in the outbox, on this thread. */
export function startDeliveries(
  terms: DeliveryTerms,
  { storage, mailer, clock, report, tracer }: DeliveryMeans,
): Notifier {
  const { from, distributor, retentionDays, purchaseUrl, publicUrl, endpoints } = terms;
  const { outbox, quotes: archive, endpointSwitches } = storage;
  const linkOf = purchaseLinks({ purchaseUrl, publicUrl });
  const composeMail = quoteMailComposer({ from, distributor, linkOf, publicUrl, retentionDays });
  return startNotifier({ outbox, archive, endpointSwitches, mailer, composeMail, endpoints, clock, report, tracer });
}
