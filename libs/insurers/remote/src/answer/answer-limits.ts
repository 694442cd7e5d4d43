/** Upper limits of what is read of an answer. */
export const MAX_OFFERS = 50;
export const MAX_REASONS = 50;
export const MAX_GUARANTEES = 100;
export const NAME_CHARS = 80;
export const ID_CHARS = 40;
