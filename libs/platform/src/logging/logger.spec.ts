import { createLogger, nestLogger } from './logger';

function logged(say: (logger: ReturnType<typeof nestLogger>) => void): unknown[] {
  const lines: string[] = [];
  say(nestLogger(createLogger('info', { write: (line) => void lines.push(line) })));
  return lines.map((line) => JSON.parse(line) as unknown);
}

describe("Nest's log", () => {
  it('has messages of our controllers', () => {
    expect(
      logged((logger) => void logger.log('offer 1 of COT-7K2M9QX4TB chosen', 'PurchasePageController')),
    ).toMatchObject([{ level: 30, from: 'PurchasePageController', msg: 'offer 1 of COT-7K2M9QX4TB chosen' }]);
  });

  it('leaves a failed start to the sentence that ends it', () => {
    expect(logged((logger) => void logger.error('Error: listen EADDRINUSE', 'NestApplication'))).toEqual([]);
  });

  it('has every error by its name alone', () => {
    const lines = logged((logger) => void logger.error(new TypeError('marked'), 'NestFactory'));
    expect(lines).toMatchObject([{ level: 50, from: 'NestFactory', msg: 'TypeError' }]);
    const stack = logged((logger) => void logger.error('failed', 'TypeError: marked\n    at x'));
    expect(stack).toMatchObject([{ level: 50, from: 'nest', msg: 'failed' }]);
    expect(JSON.stringify([lines, stack])).not.toContain('marked');
  });
});
