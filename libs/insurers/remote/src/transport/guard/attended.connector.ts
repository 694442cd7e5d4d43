import type { InsurerConnector } from '@cotiza/insurers-port';

/** A connector, and when nobody waits for it any more. */
export interface Attended {
  readonly connector: InsurerConnector;
  /** Resolves as soon as no question is under way. */
  idle(): Promise<void>;
}

/** The same connector, which knows of the questions that are under way: its connections must not close on one of them. */
export function attended(connector: InsurerConnector): Attended {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  const leave = () => {
    underWay -= 1;
    if (underWay > 0) return;
    waiting.forEach((resolve) => resolve());
    waiting = [];
  };
  return {
    connector: {
      manifest: connector.manifest,
      quote: async (request, context) => {
        underWay += 1;
        try {
          return await connector.quote(request, context);
        } finally {
          leave();
        }
      },
    },
    idle: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
