import { areCountedOnce, countedRequest } from './counted-request';

const request = (second: number, remaining: number, reset: number) =>
  countedRequest(
    new Headers({ 'ratelimit-limit': '100', 'ratelimit-remaining': `${remaining}`, 'ratelimit-reset': `${reset}` }),
    { askedAt: second * 1000, answeredAt: second * 1000 + 5 },
  );

it.each<[name: string, requests: ReturnType<typeof request>[], isOnce: boolean]>([
  ['one after the other', [request(0, 99, 60), request(20, 98, 40), request(40, 97, 20)], true],
  ['over the end of the window', [request(50, 98, 10), request(61, 99, 60), request(62, 98, 59)], true],
  ['just before the end that is announced, which is rounded up', [request(50, 98, 10), request(59.5, 99, 60)], true],
  ['twice', [request(0, 99, 60), request(20, 97, 40)], false],
  ['not at all', [request(0, 99, 60), request(20, 99, 40)], false],
  ['anew within the window', [request(0, 90, 60), request(20, 99, 60)], false],
])('requests that are counted %s', (_name, requests, isOnce) => {
  expect(areCountedOnce(requests)).toBe(isOnce);
});
