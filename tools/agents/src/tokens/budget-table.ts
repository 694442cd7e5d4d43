import { BUDGETS, type Budget, type Measured } from './budgets.data';

/** The figures as lines of a table, and what is above its budget. */
export interface Judged {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const row = (what: string, measured: string | number, budget: string | number) =>
  `${what.padEnd(36)}${String(measured).padStart(8)}${String(budget).padStart(8)}`;

/** Holds what was measured against the budgets. */
export function judgeTokens(measured: Measured, budgets: Readonly<Record<keyof Measured, Budget>> = BUDGETS): Judged {
  const rows = (Object.keys(budgets) as (keyof Measured)[]).map((name) => ({
    ...budgets[name],
    found: measured[name],
  }));
  return {
    lines: [row('o200k tokens', 'found', 'budget'), ...rows.map(({ what, found, tokens }) => row(what, found, tokens))],
    faults: rows
      .filter(({ found, tokens }) => !(found <= tokens))
      .map(({ what, found, tokens }) => `${what}: ${found} tokens, ${tokens} at most`),
  };
}
