/** The protocols of insurers. */
export const INSURER_PROTOCOLS = ['rest', 'soap'] as const;
export type InsurerProtocol = (typeof INSURER_PROTOCOLS)[number];

/** The protocols of all participants. */
export type Protocol = InsurerProtocol | 'plates';
