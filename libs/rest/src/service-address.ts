import { defined } from '@cotiza/kernel';

/** The address at which callers and customers reach the service, for links in answers. */
export class ServiceAddress {
  /** @param read returns the address; undefined before the service listens */
  constructor(private readonly read: () => string | undefined) {}

  /** Returns it without a slash at the end. */
  get(): string {
    return defined(this.read(), 'address of a service that listens').replace(/\/+$/, '');
  }
}
