import type { Chance } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';

/** What is known of a request that is sent, for whoever judges its answer. */
export interface SentRequest {
  readonly method: string;
  /** As it stands in the request line. */
  readonly target: string;
}

/** Bytes that are written at once, after a while. */
export interface Part {
  readonly bytes: Buffer;
  readonly waitMs?: number;
}

/**
 * What has to come of it. `answered`: an answer to each request, unless one of them ends the connection. `refused`: a
 * refusal, and the end of the connection. `left`: nothing is promised, and the client goes, in order or by a reset.
 */
export type Ending = 'answered' | 'refused' | 'left' | 'reset';

/** What is sent on one connection. */
export interface Sent {
  readonly parts: readonly Part[];
  /** Those that are complete and expected to be read as such, in their order. */
  readonly requests: readonly SentRequest[];
  readonly ending: Ending;
  /** How long a client that goes stays, in milliseconds. */
  readonly lingerMs?: number;
  /** Whether it reads nothing of what comes. */
  readonly isUnread?: boolean;
}

/** Sent, with what names it. */
export interface FuzzCase extends Sent {
  readonly number: number;
  readonly kind: string;
}

/** What a service has made or sells, which can be asked for by its id. */
export interface KnownIds {
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

/** What a case is made from. */
export interface CaseSource {
  readonly chance: Chance;
  readonly marks: Marks;
  /** First day of cover of bodies that are valid. */
  readonly effectiveDay: string;
  readonly known: KnownIds;
}

/** Makes what is sent of one kind. */
export type MakeSent = (source: CaseSource) => Sent;

/** A well-framed request alone: it has to be answered, whatever it says. */
export const alone = (request: SentRequest, bytes: Buffer): Sent => ({
  parts: [{ bytes }],
  requests: [request],
  ending: 'answered',
});
