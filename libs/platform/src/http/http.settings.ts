import { listSetting, textSetting, wholeNumberSetting } from '@cotiza/kernel';
import { ADDRESSES_OR_RANGES, httpAddress, IP_ADDRESS, PORT_NUMBER } from '../settings/addresses';

/** `localhost` is 127.0.0.1: a name could stand for several addresses, and one server listens on one. */
const withoutLocalhost = (text: string) => (text === 'localhost' ? '127.0.0.1' : text);

/** Where the service listens, and what a connection may cost. */
export const HTTP_SETTINGS = {
  PORT: wholeNumberSetting({ description: 'Port to listen on; 0 takes a free one.', default: 3000 }, PORT_NUMBER),
  HOST: textSetting(
    {
      description:
        'Address to listen on: an IP address, or localhost for 127.0.0.1; 0.0.0.0 for every one of the machine.',
      default: '127.0.0.1',
      normalise: withoutLocalhost,
    },
    IP_ADDRESS,
  ),
  METRICS_PORT: wholeNumberSetting(
    {
      description:
        'Port on which the metrics are served, with health beside them; without it they are at /metrics of PORT. 0 takes a free one, and logs it.',
      default: undefined,
    },
    PORT_NUMBER,
  ),
  METRICS_HOST: textSetting({ description: 'Address that METRICS_PORT is on.', default: '127.0.0.1' }, IP_ADDRESS),
  PUBLIC_URL: textSetting(
    {
      description: 'Address at which clients reach the service, when it is not HOST and PORT.',
      default: undefined,
      normalise: (text) => text.replace(/\/+$/, ''),
    },
    httpAddress({ mayHaveQuery: false }),
  ),
  TRUST_PROXY: listSetting(
    {
      description:
        'Proxies that may state the client address: IP addresses or CIDR ranges, separated by commas. None by default.',
    },
    ADDRESSES_OR_RANGES,
  ),
  LIMIT_CONNECTIONS: wholeNumberSetting({
    description: 'Connections that may be open at once; 0 for any number.',
    default: 2048,
  }),
  LIMIT_CONNECTIONS_PER_ADDRESS: wholeNumberSetting({
    description: 'Connections of one client address, unless it is in TRUST_PROXY; 0 for any number.',
    default: 512,
  }),
  LIMIT_REQUESTS_PER_CONNECTION: wholeNumberSetting({
    description: 'Requests that one connection may be used for before it is closed in order; 0 for any number.',
    default: 10_000,
  }),
};
