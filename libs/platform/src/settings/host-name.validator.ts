import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/** A host name as it stands in an address: no scheme, no port, no path; an IPv6 address in brackets. */
@ValidatorConstraint({ name: 'hostName' })
export class HostName implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || value === '') return false;
    const address = `http://${value}`;
    return URL.canParse(address) && new URL(address).hostname === value.toLowerCase();
  }

  defaultMessage(): string {
    return '$property must be a list of host names separated by commas, without scheme or port';
  }
}
