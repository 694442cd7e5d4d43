/** What a figure may be, and why it is held. */
export interface Budget {
  readonly limit: number;
  readonly why: string;
}

export type Budgets = Readonly<Record<string, Budget>>;
export type Counts = Readonly<Record<string, number>>;

const FAILS_ABOVE = 1.05;
const LOWER_BELOW = 0.9;

/** Returns what is over its budget or cannot be judged, and which budgets are to be lowered. */
export function judgeBudgets(budgets: Budgets, counts: Counts): { faults: string[]; advice: string[] } {
  const faults = Object.keys(counts).flatMap((name) => (name in budgets ? [] : [`${name}: has no budget`]));
  const advice: string[] = [];
  for (const [name, { limit }] of Object.entries(budgets)) {
    const count = counts[name];
    // A counter that has lost what it counts would pass for ever.
    if (count === 0 && limit > 0) faults.push(`${name}: counts nothing any more`);
    else if (count === undefined) faults.push(`${name}: is not counted`);
    else if (count > limit * FAILS_ABOVE) faults.push(`${name}: ${count}, and the budget is ${limit}`);
    else if (count < limit * LOWER_BELOW) advice.push(`${name}: lower the budget from ${limit} to ${count}`);
  }
  return { faults, advice };
}

/** Returns the text of the file with other limits, and the reasons that it has. */
export const withLimits = (text: string, counts: Counts): string =>
  text.replace(/("([^"]+)":\s*\{\s*"limit": )\d+/g, (row, start: string, name: string) =>
    name in counts ? `${start}${counts[name]}` : row,
  );
