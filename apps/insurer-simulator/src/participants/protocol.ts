/** What an insurer speaks. */
export const INSURER_PROTOCOLS = ['rest', 'soap'] as const;
export type InsurerProtocol = (typeof INSURER_PROTOCOLS)[number];

/** What anything that is simulated speaks. */
export type Protocol = InsurerProtocol | 'plates';
