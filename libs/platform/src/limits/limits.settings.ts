import { IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsRedisAddress } from '../settings/addresses';

export class LimitSettings {
  @Setting('Requests a minute from one client address to requirements and catalogues; 0 switches the limit off.')
  @IsWholeNumber()
  readonly LIMIT_REFERENCE_PER_MINUTE: number = 600;

  @Setting('Quotations a minute from one client address; 0 switches the limit off.')
  @IsWholeNumber()
  readonly LIMIT_QUOTES_PER_MINUTE: number = 120;

  @Setting(
    'Estimates a minute from one client address: they keep nothing and write to nobody; 0 switches the limit off.',
  )
  @IsWholeNumber()
  readonly LIMIT_ESTIMATES_PER_MINUTE: number = 300;

  @Setting(
    'Redis on which several processes count limits together, as redis://user:password@host:6379/0, or rediss:// for TLS. Without it, each process counts by itself.',
  )
  @IsRedisAddress()
  readonly REDIS_URL?: string;
}
