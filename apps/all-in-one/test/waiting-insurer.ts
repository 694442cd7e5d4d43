import { declines, insurer } from '@cotiza/quoting/testing';

/** Makes an insurer over the network that declines once the test releases its answers. */
export function waitingInsurer() {
  const waiting: (() => void)[] = [];
  const connector = insurer('Lenta', () => new Promise((resolve) => waiting.push(() => resolve(declines()))), 'remote');
  return {
    connector,
    /** The questions without an answer. */
    waiting: waiting as readonly unknown[],
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}
