import fc from 'fast-check';
import { clientOf, UNKNOWN_CLIENT } from './client-of';

const port = fc.integer({ min: 0, max: 65_535 });

const writingsOfIPv4 = (address: string, at: number) => [
  address,
  `${address}:${at}`,
  `::ffff:${address}`,
  `::FFFF:${address}`,
  `0:0:0:0:0:ffff:${address}`,
  `[::ffff:${address}]:${at}`,
  `::ffff:${hexOf(address)}`,
];

function hexOf(ipv4: string): string {
  const [a, b, c, d] = ipv4.split('.').map(Number) as [number, number, number, number];
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

describe('the client of an address', () => {
  it('is the IPv4 address, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, at) => {
        for (const written of writingsOfIPv4(address, at)) expect(clientOf(written)).toBe(address);
      }),
    );
  });

  it('is the /64 of an IPv6 address, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), port, (address, at) => {
        const client = clientOf(address);
        for (const written of [address.toUpperCase(), `[${address}]`, `[${address}]:${at}`, `${address}%eth0`]) {
          expect(clientOf(written)).toBe(client);
        }
      }),
    );
  });

  const NONE =
    'unknown _hidden 1.2.3 1.2.3.4.5 01.2.3.4 256.1.1.1 1.2.3.4: 1.2.3.4:123456 1.2.3.4:80:80 [1.2.3.4 [::1 [::1]80 ' +
    '2001:db8:::1 1:2:3:4:5:6:7:8:9';

  it.each([undefined, '', `${'1'.repeat(10_000)}.1.1.1`, ...NONE.split(' ')])('%p is no address', (written) =>
    expect(clientOf(written)).toBe(UNKNOWN_CLIENT),
  );

  it.each([
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0001:0002::3', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.1%1', '192.0.2.1'],
  ])('%s is %s', (written, client) => expect(clientOf(written)).toBe(client));
});
