/** The highest age that is possible, in years: the oldest person on record died at 122, in 1997. */
export const OLDEST_EVER = 122;

/** Years before its first sale from which a vehicle cannot have been registered: prototypes are, a year or two before. */
export const YEARS_BEFORE_FIRST_SALE = 5;

/**
 * The reasons to decline a request that cannot be true, by stable code, as customers read them. It is about the
 * data and no preference of an insurer's: any connector may answer with these.
 */
export const IMPOSSIBLE_REASONS = {
  'older-than-anybody': `No asegura a nadie con más de ${OLDEST_EVER} años: revisa las fechas de nacimiento.`,
  'licence-before-birth': 'No asegura con un permiso anterior al nacimiento de su titular: revisa las dos fechas.',
  'registered-before-first-sale':
    'No asegura un vehículo matriculado años antes de que se vendiera su versión: revisa la fecha de matriculación y la versión.',
} as const;

export type ImpossibleReason = keyof typeof IMPOSSIBLE_REASONS;
