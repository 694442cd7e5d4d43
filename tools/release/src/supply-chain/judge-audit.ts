/** What `npm audit --json` writes: the report, or what the registry said instead. */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

export interface Judgement {
  /** Whether a registry has told of advisories at all. */
  readonly isAnswered: boolean;
  readonly faults: readonly string[];
}

/** Advisories of a severity that wants a new version, one sentence for each package. */
const SERIOUS: readonly string[] = ['moderate', 'high', 'critical'];

/** @param text what npm wrote to its standard output */
export function judgeAudit(text: string): Judgement {
  const { vulnerabilities } = parsed(text);
  if (!vulnerabilities) return { isAnswered: false, faults: [] };
  const faults = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { isAnswered: true, faults };
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
