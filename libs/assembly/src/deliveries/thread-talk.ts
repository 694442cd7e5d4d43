import type { Facts, NotifierEvent } from '@cotiza/notifications';
import type { Delivered } from './delivery-metrics';
import type { MailWay } from './mail-way';
import type { TelemetryTerms } from '../telemetry/open-telemetry';
import type { DeliveryTerms } from './start-deliveries';

/** What the thread that delivers is given when it starts. */
export interface ThreadOrders {
  readonly terms: DeliveryTerms;
  readonly mailWay: MailWay;
  readonly dataDir: string;
  readonly dataKey: string | undefined;
  /** Where its spans are sent; undefined where nobody wants them. */
  readonly telemetry: TelemetryTerms | undefined;
  /** Memory of the turns in which it writes. */
  readonly turns: SharedArrayBuffer;
  /** Whether it tells also of what goes as it should. */
  readonly isTalkative: boolean;
}

/** What it is told. */
export type Told = 'messages were added' | 'stop';

/** What it tells. */
export type Said =
  | { readonly event: NotifierEvent; readonly facts: Facts }
  | { readonly delivered: Delivered }
  | { readonly failed: string; readonly error: ErrorData };

/** What is logged of an error. One that goes to another thread as it is arrives there without its name and code. */
export interface ErrorData {
  readonly name: string;
  readonly code: unknown;
  readonly stack: string | undefined;
}

export function errorData(error: unknown): ErrorData {
  const { name, code, stack } = (error instanceof Error ? error : {}) as Partial<NodeJS.ErrnoException>;
  return { name: name ?? typeof error, code, stack };
}

export const errorOf = (data: ErrorData): Error => Object.assign(new Error(), data);
