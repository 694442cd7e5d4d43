export const INSURER_PROTOCOLS = ['rest', 'soap', 'aggregator'] as const;
export type InsurerProtocol = (typeof INSURER_PROTOCOLS)[number];

/** The faults that can be set. They strike valid requests only. */
export const FAULTS = {
  none: 'answers as documented',
  hang: 'never answers',
  reset: 'resets the connection',
  'status-500': 'answers 500',
  'status-503': 'answers 503 with Retry-After',
  decline: 'declines the risk; for insurers',
} as const;
export type Fault = keyof typeof FAULTS;

/** A request that breaks the vendor's document. */
export interface Rejection {
  readonly at: string;
  /** The faults, without the sent values. */
  readonly issues: readonly string[];
}

/** Called with the faults of a request that was refused as malformed. */
export type OnRejection = (id: string, issues: readonly string[]) => void;

const REJECTIONS_KEPT = 20;

/** A simulated insurer or the registry, with its present behaviour. */
export class Participant {
  /** The latest requests refused as malformed, which show where a client's mapping is wrong. */
  rejections: readonly Rejection[] = [];

  constructor(
    readonly id: string,
    readonly protocol: InsurerProtocol | 'company' | 'plates',
    public latencyMs = 0,
    public fault: Fault = 'none',
    private readonly onRejection: OnRejection = () => undefined,
  ) {}

  reject(issues: readonly string[]): void {
    this.onRejection(this.id, issues);
    this.rejections = [{ at: new Date().toISOString(), issues }, ...this.rejections].slice(0, REJECTIONS_KEPT);
  }
}

/** Returns the path below which an insurer or the registry is served. */
export const basePath = (id: string): string => `/i/${id}`;
