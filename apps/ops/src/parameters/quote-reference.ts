import { REFERENCE_PATTERN } from '@cotiza/kernel';
import { InvalidArgumentError } from 'commander';

/** Reads a reference as people write it: in small letters too. */
export function quoteReference(text: string): string {
  const reference = text.trim().toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) return reference;
  throw new InvalidArgumentError('It must look like COT-7K2M9QX4TB.');
}
