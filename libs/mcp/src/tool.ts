import type { JsonSchema, Refusal } from '@cotiza/contract';
import type { LimitGroup } from '@cotiza/platform';
import type { DraftService, QuotingService, RequestContext } from '@cotiza/quoting';
import type { OffersView } from './offers-app/offers-view';

/** The arguments of a call as the client sent them: any JSON object. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** A result for programs together with a short text that a model can read out, or the refusal of REST. */
export type ToolOutcome =
  | {
      /** The whole result, that of REST. */
      readonly result: object;
      /** The part of it that a model gets, where that is less: everything that the text has. */
      readonly brief?: object;
      readonly text: string;
      /** What the page of the offers shows, where the page asks. */
      readonly view?: OffersView;
      /** Reference of the quotation, for the log. */
      readonly reference?: string;
      /** Set for a result that was given before under the same key. */
      readonly isRepeated?: boolean;
      /** The customer's page, where the client may open it before it gets the result. */
      readonly page?: CustomerPage;
      readonly refusal?: undefined;
    }
  | { readonly refusal: Refusal; readonly result?: undefined };

/** A page that a client of revision 2026-07-28 opens for its person, where its call says that it can. */
export interface CustomerPage {
  readonly url: string;
  /** The text that the client shows beside the link. */
  readonly message: string;
  /** Identifies the page when the client repeats the call after the person has answered. */
  readonly handle: string;
}

export interface ToolContext extends RequestContext {
  /** Set where the client calls again after a page: the `handle` as it came back, which may be any text, and whether the person opened it. */
  readonly page?: { readonly handle: string; readonly isOpened: boolean };
  /** Where the caller reaches the service, without a slash at the end: links over MCP have no page to be relative to. */
  readonly address: string;
  /** As in `Caller`. */
  readonly client: string;
  readonly answeredWithinMs: number;
  /** True for a client of an app directory, which is told of no other tools than those of its profile. */
  readonly isForDirectory: boolean;
}

export interface DirectoryListing {
  /** At most 200 characters. */
  readonly description: string;
  /** Where the arguments are described differently. */
  readonly inputSchema?: JsonSchema;
}

/** Everything that tools call: quoting, and the drafts of agents. */
export interface ToolService extends QuotingService {
  readonly drafts: Pick<DraftService, 'prepare' | 'follow'>;
}

/** A tool as data: one file each, named like the tool. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to call it, what comes before and after. */
  readonly description: string;
  /** Closed, without unions at the top. */
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  /** Changes nothing and reaches no third party: such a tool may be called any number of times. */
  readonly isReadOnly: boolean;
  readonly limitGroup: LimitGroup;
  /** Lets hosts show its result as the table of offers. */
  readonly showsOffers: boolean;
  /** Lets the table of offers call it by itself. */
  readonly isCalledByApp?: boolean;
  /** Set for a tool that neither takes nor tells who or where somebody is. Only these are in the directory profile. */
  readonly inDirectory?: DirectoryListing;
  readonly run: (args: ToolArguments, service: ToolService, context: ToolContext) => Promise<ToolOutcome> | ToolOutcome;
}
