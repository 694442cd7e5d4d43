import { soleHeader } from './sole-header';

const HEADERS = [
  'Host',
  'faro.example',
  'X-REQUEST-ID',
  'uno',
  'x-forwarded',
  'host',
  'accept',
  '*/*',
  'Accept',
  'text/html',
];

it.each([
  ['host', 'faro.example'],
  ['x-request-id', 'uno'],
  ['accept', null],
  ['cookie', undefined],
])('%s', (name, value) => {
  expect(soleHeader({ rawHeaders: HEADERS }, name)).toBe(value);
});
