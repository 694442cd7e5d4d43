import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const DIGITS = /^[0-9]+$/;

/** A setting that is a whole number, written in digits and in no other way. */
export const WholeNumber = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && DIGITS.test(value) ? Number(value) : value,
    ),
    ValidateBy({
      name: 'wholeNumber',
      validator: {
        validate: (value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
        defaultMessage: () => `$property must be a whole number ${rangeText(min, max)}`,
      },
    }),
  );

const rangeText = (min: number, max: number) =>
  max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
