import { InvalidArgumentError } from 'commander';

/** Reads a whole number within limits, written in digits and in no other way. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};
