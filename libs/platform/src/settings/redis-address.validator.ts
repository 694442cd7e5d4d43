import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const PROTOCOLS = ['redis:', 'rediss:'];
const DATABASE = /^\/?\d*$/;

/** Where a Redis is: scheme, host, and if need be user, password, port and number of the database. */
@ValidatorConstraint({ name: 'redisAddress' })
export class RedisAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, hostname, pathname, search, hash } = new URL(value);
    return PROTOCOLS.includes(protocol) && hostname !== '' && DATABASE.test(pathname) && search + hash === '';
  }

  defaultMessage(): string {
    return '$property must be an address such as redis://user:password@host:6379/0, or one that begins with rediss://';
  }
}
