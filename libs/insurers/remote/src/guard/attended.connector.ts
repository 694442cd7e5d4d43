import { aroundEachAsk, type InsurerConnector, type InsurerOutcome } from '@cotiza/insurers-port';

/** A connector that reports when no question is in progress. */
export interface Attended {
  readonly connector: InsurerConnector;
  /** Resolves as soon as no question is in progress. */
  idle(): Promise<void>;
}

/**
 * Wraps a connector that never throws and counts the questions in progress: its connections must not be closed during one of
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
