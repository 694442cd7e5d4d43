/** Settings of a service that is asked for more by one program than by any caller: how well it refuses is not what is looked at. */
export const LIMITS_OFF = {
  LIMIT_REFERENCE_PER_MINUTE: '0',
  LIMIT_QUOTES_PER_MINUTE: '0',
  LIMIT_ESTIMATES_PER_MINUTE: '0',
};
