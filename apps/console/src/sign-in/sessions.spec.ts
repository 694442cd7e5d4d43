import { manualClock } from '@cotiza/kernel';
import { Sessions } from './sessions';

const HOUR_MS = 60 * 60 * 1000;

describe('sessions', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const sessions = new Sessions(clock);

  it('belong to their operator for eight hours', () => {
    const [one, other] = [sessions.begin('maria'), sessions.begin('juan')];
    expect(one).not.toBe(other);
    clock.advance(8 * HOUR_MS - 1);
    expect([one, other].map((session) => sessions.operatorOf(session))).toEqual(['maria', 'juan']);
    clock.advance(1);
    expect(sessions.operatorOf(one)).toBeUndefined();
  });

  it('end on request, and no other cookie opens them', () => {
    const session = sessions.begin('maria');
    sessions.end(session);
    for (const shown of [session, '', 'x', undefined]) expect(sessions.operatorOf(shown)).toBeUndefined();
    sessions.end(undefined);
  });

  it('are kept up to a number, the newest of them', () => {
    const first = sessions.begin('maria');
    let last = first;
    for (let count = 0; count < 200; count++) last = sessions.begin('juan');
    expect([sessions.operatorOf(first), sessions.operatorOf(last)]).toEqual([undefined, 'juan']);
  });
});
