import { isIP } from 'node:net';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** An IP address, or a range of them in CIDR notation; one of no bits would be every address there is. */
@ValidatorConstraint({ name: 'addressOrRange' })
export class AddressOrRange implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    const [address, bits, ...rest] = value.split('/') as [string, string?, ...string[]];
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (/^[1-9][0-9]{0,2}$/.test(bits) && Number(bits) <= BITS[version]!);
  }

  defaultMessage(): string {
    return '$property must be a list of IP addresses or CIDR ranges separated by commas';
  }
}
