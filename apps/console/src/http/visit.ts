import type { Markup } from '@cotiza/kernel';
import type { OperatorDesks } from '@cotiza/storage';

/** What is asked of the console, by somebody who may have signed in. */
export interface Visit {
  readonly query: URLSearchParams;
  /** Of a form; empty where none was sent. */
  readonly fields: URLSearchParams;
  /** The address that the connection comes from. */
  readonly client: string;
  /** The session that its cookie names, if it is one. */
  readonly session: string | undefined;
}

/** The same of an operator who has signed in, with what is kept: the audit trail names the operator. */
export interface OperatorVisit extends Visit {
  readonly operator: string;
  readonly desks: OperatorDesks;
}

/** A page inside the frame that all have. */
export interface Page {
  readonly status?: number;
  readonly title: string;
  readonly content: Markup;
}

/** What leads elsewhere after something was done. */
export interface Redirect {
  readonly to: string;
  /** A session that begins, or null where one ends. */
  readonly session?: string | null;
}

export type Answer = Page | Redirect;

/** Answers a visit to a page of the console. */
export type Show = (visit: OperatorVisit) => Promise<Answer>;
