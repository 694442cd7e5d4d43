import { INSURANCE_LINES, LINES } from '@cotiza/contract';
import { CHECKS, MCP, QUOTES } from '../../fuzz/addresses';
import { askedRequests } from './asked-requests';

describe('the requests that are asked', () => {
  const requests = askedRequests();
  const bodiesAt = (path: string) => requests.filter((asked) => asked.path === path).map(({ body = '' }) => body);

  it('are five hundred, and the same each time', () => {
    expect(requests.length).toBeGreaterThanOrEqual(500);
    expect(askedRequests()).toEqual(requests);
  });

  it.each(INSURANCE_LINES)('quote and check %s over REST and by both revisions of MCP', (line) => {
    const ofLine = (path: string, text: string) => bodiesAt(path).filter((body) => body.includes(text));
    expect(ofLine(QUOTES, `"insurance_line":"${line}"`).length).toBeGreaterThan(40);
    expect(ofLine(CHECKS, `"insurance_line":"${line}"`).length).toBeGreaterThan(10);
    const calls = ofLine(MCP, `"name":"cotizar_${LINES[line].ramo}"`);
    expect(calls.filter((body) => body.includes('"_meta"')).length).toBeGreaterThan(3);
    expect(calls.filter((body) => !body.includes('"_meta"')).length).toBeGreaterThan(3);
  });
});
