import { placesOf, type LookUp } from './places-of';

const of4 = (address: string) => ({ address, family: 4 });
const of6 = (address: string) => ({ address, family: 6 });
const finds =
  (...found: Awaited<ReturnType<LookUp>>): LookUp =>
  () =>
    Promise.resolve(found);

it.each([
  ['a name with several addresses', finds(of4('10.0.0.2'), of4('10.0.0.1')), ['10.0.0.2', '10.0.0.1']],
  [
    'a name with several addresses of both kinds',
    finds(of6('fd00::1'), of4('10.0.0.1'), of4('10.0.0.2')),
    ['10.0.0.1', '10.0.0.2'],
  ],
  ['a name with several addresses of IPv6', finds(of6('fd00::1'), of6('fd00::2')), ['[fd00::1]', '[fd00::2]']],
  ['a name with one address', finds(of4('127.0.0.1'), of6('::1')), ['cotiza']],
  ['an unknown name', () => Promise.reject(new Error('ENOTFOUND')), ['cotiza']],
] as const)('%s stands for the processes there', async (_name, lookUp, hosts) => {
  const places = await placesOf('http://cotiza:9464/metrics', lookUp);
  expect(places).toEqual(hosts.map((host) => `http://${host}:9464/metrics`));
});

it('over TLS is asked by its name alone', async () => {
  const places = await placesOf('https://cotiza/metrics', finds(of4('10.0.0.1'), of4('10.0.0.2')));
  expect(places).toEqual(['https://cotiza/metrics']);
});

it('that is no name stays as it is', async () => {
  for (const address of ['http://127.0.0.1:3001/metrics', 'http://[::1]:3001/metrics'])
    expect(await placesOf(address)).toEqual([address]);
});
