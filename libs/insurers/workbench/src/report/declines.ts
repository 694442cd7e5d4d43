import type { QuotedRisk } from '../market/quoted';

/** The share of requests that an insurer declines for a reason: one decline may have several. */
export interface DeclineShare {
  readonly insurerId: string;
  readonly code: string;
  /** The Spanish sentence that the customer reads. */
  readonly message: string;
  readonly share: number;
}

export interface InsurerDeclines {
  readonly insurerId: string;
  /** Requests that it declines, as a share of all. */
  readonly share: number;
  /** The most frequent first; empty without declines. */
  readonly reasons: readonly DeclineShare[];
}

/** Returns the declines of each insurer with their reasons, ordered by its id. */
export function declinesOf(quoted: readonly QuotedRisk[]): readonly InsurerDeclines[] {
  const ids = [...new Set(quoted.flatMap(({ answers }) => answers.map(({ insurer }) => insurer.id)))].sort();
  return ids.map((insurerId) => {
    const ratings = quoted.flatMap(({ answers }) =>
      answers.flatMap(({ insurer, rating }) => (insurer.id === insurerId ? [rating] : [])),
    );
    const declined = ratings.flatMap((rating) => (rating.kind === 'declined' ? [rating.reasons] : []));
    const counts = new Map<string, { readonly message: string; count: number }>();
    for (const { code, message } of declined.flat()) {
      const known = counts.get(code) ?? { message, count: 0 };
      known.count++;
      counts.set(code, known);
    }
    const reasons = [...counts].map(([code, { message, count }]) => ({
      insurerId,
      code,
      message,
      share: count / ratings.length,
    }));
    return {
      insurerId,
      share: declined.length / ratings.length,
      reasons: reasons.sort((a, b) => b.share - a.share),
    };
  });
}
