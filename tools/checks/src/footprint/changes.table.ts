/** A kind of change, measured by what names something of that kind that is there already. */
export interface MeasuredChange {
  readonly change: string;
  /** What is looked for, and where it is from. */
  readonly example: string;
  readonly names: RegExp;
  /** Folders and endings of the files that are looked through. */
  readonly among: readonly string[];
  /** Of those, the files that name it without having been written for it, and why. */
  readonly apart: readonly RegExp[];
  /** Files at most. */
  readonly limit: number;
}

const SOURCES = ['libs', 'apps'];
const DOCUMENTS = ['docs', 'skills', 'README.md'];

/** The insurers over the network say everything in their own words, and the simulator is another company's program. */
const INSURERS_OF_OTHERS = [/^libs\/insurers\/remote\//, /^apps\/insurer-simulator\//];

/** Why decisions were taken stays as it was; reports and columns are generated. */
const KEPT_OR_GENERATED = [/^docs\/decisions\//, /^docs\/api\//, /^docs\/specification\//, /^docs\/reference\//];

/** What each kind of change touches: the fewer files, the fewer can be forgotten. */
export const CHANGES: readonly MeasuredChange[] = [
  {
    change: 'a new optional field',
    example: 'security_windows of a dwelling',
    names: /\bsecurity_windows\b/,
    among: SOURCES,
    apart: INSURERS_OF_OTHERS,
    limit: 3,
  },
  {
    change: 'a new error code',
    example: 'resultado_desconocido',
    names: /\bresultado_desconocido\b/,
    among: [...SOURCES, ...DOCUMENTS],
    apart: [/^docs\/decisions\//, /^docs\/api\//],
    limit: 7,
  },
  {
    change: 'a new MCP tool',
    example: 'comprobar_datos',
    names: /\bcomprobar_datos\b/,
    among: [...SOURCES, ...DOCUMENTS],
    apart: KEPT_OR_GENERATED,
    limit: 8,
  },
  {
    change: 'a key of the offer',
    example: 'es_estimacion',
    // Where it is said what it is or copied; whoever shows it to somebody names it too.
    names: /\bes_estimacion\??: (?!isEstimate)/,
    among: SOURCES,
    apart: INSURERS_OF_OTHERS,
    limit: 1,
  },
];
