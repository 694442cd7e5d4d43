import { facetOf, type InsuranceLine } from '../lines';

/** The levels of each line by code, from least to most cover. An insurer's own modality stands for one of them, or none. */
export const COVER_LEVELS = facetOf('levels');

/** Code of a level of a line. */
export type LevelOf<L extends InsuranceLine> = keyof (typeof COVER_LEVELS)[L];

/** Code of a level of any line. */
export type LevelCode = { [L in InsuranceLine]: LevelOf<L> }[InsuranceLine];
