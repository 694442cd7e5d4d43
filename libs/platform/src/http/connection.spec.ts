import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Socket } from 'node:net';
import { Connection } from './connection';

/** A connection on which a request has come, whole or not, and what it is answered on. */
function asked({ complete }: { complete: boolean }) {
  const connection = new Connection(new PassThrough() as unknown as Socket, () => undefined, 0);
  const request = { complete };
  const answer = Object.assign(new EventEmitter(), { headersSent: false, setHeader: () => undefined });
  connection.take(request as IncomingMessage, answer as unknown as ServerResponse);
  const answered = () => {
    answer.headersSent = true;
    answer.emit('close');
  };
  const canAnswer = () => {
    let told: boolean | undefined;
    connection.endAfterAnswers((canAnswer) => (told = canAnswer));
    return told;
  };
  return { request, answer, answered, canAnswer };
}

describe('a connection that breaks', () => {
  it('is told so in the midst of a request that has no answer', () => {
    expect(asked({ complete: false }).canAnswer()).toBe(true);
  });

  it('is not told so in the midst of an answer, nor of a request that has been answered', () => {
    const begun = asked({ complete: false });
    begun.answer.headersSent = true;
    expect(begun.canAnswer()).toBe(false);
    const early = asked({ complete: false });
    early.answered();
    expect(early.canAnswer()).toBe(false);
  });

  it('is told so once what was asked for before has been answered', () => {
    const whole = asked({ complete: true });
    expect(whole.canAnswer()).toBeUndefined();
    const done = asked({ complete: true });
    done.answered();
    expect(done.canAnswer()).toBe(true);
    const cameLater = asked({ complete: false });
    cameLater.answered();
    cameLater.request.complete = true;
    expect(cameLater.canAnswer()).toBe(true);
  });
});
