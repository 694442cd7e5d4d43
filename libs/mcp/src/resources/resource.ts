import type { CalendarDay } from '@cotiza/kernel';

/** A document that clients can read. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** What it says on a day. */
  readonly text: (today: CalendarDay) => string;
  readonly _meta?: Readonly<Record<string, unknown>>;
}
