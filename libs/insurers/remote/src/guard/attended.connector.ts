import { aroundEachAsk, type InsurerConnector, type InsurerOutcome } from '@cotiza/insurers-port';

/** A connector, and when nobody waits for it any more. */
export interface Attended {
  readonly connector: InsurerConnector;
  /** Resolves as soon as no question is under way. */
  idle(): Promise<void>;
}

/**
 * A connector that never throws, which knows of the questions that are under way: its connections must not close on one of
 * them.
 */
export function attended(connector: InsurerConnector): Attended {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  const ended = (outcome: InsurerOutcome): InsurerOutcome => {
    underWay -= 1;
    if (underWay === 0) {
      waiting.forEach((resolve) => resolve());
      waiting = [];
    }
    return outcome;
  };
  return {
    connector: aroundEachAsk(connector, (ask) => (request, context) => {
      underWay += 1;
      return Promise.resolve(ask(request, context)).then(ended);
    }),
    idle: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
