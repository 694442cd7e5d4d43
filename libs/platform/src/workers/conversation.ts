import { Deadline, type Clock } from '@cotiza/kernel';

/** How long an answer from a process on the same machine is waited for, in milliseconds. */
const TIMEOUT_MS = 2000;

type Message =
  | { readonly cotiza: 'ask'; readonly id: number; readonly topic: string; readonly about: unknown }
  | { readonly cotiza: 'answer'; readonly id: number; readonly answer: unknown };

/**
 * Questions and answers between two processes, over a channel that carries messages. Either side asks. What is said in one turn of
 * the event loop goes as one message: each costs far more than what it holds.
 */
export class Conversation {
  private readonly unsent: Message[] = [];
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private readonly answerers = new Map<string, (about: never) => unknown>();
  private asked = 0;

  /** @param send sends a message; what cannot be sent is never answered */
  constructor(
    private readonly send: (message: object) => void,
    private readonly clock: Clock,
  ) {}

  /** Rejects when there is no answer in time. */
  async ask<T>(topic: string, about?: unknown, timeoutMs = TIMEOUT_MS): Promise<T> {
    const id = ++this.asked;
    try {
      return await new Deadline(timeoutMs, this.clock).orLate(
        new Promise<T>((resolve) => {
          this.waiting.set(id, resolve as (answer: unknown) => void);
          this.post({ cotiza: 'ask', id, topic, about });
        }),
        () => Promise.reject(new Error(`no answer about ${topic}`)),
      );
    } finally {
      this.waiting.delete(id);
    }
  }

  /** Says who answers what the other side asks. What fails is not answered. */
  answer<About>(topic: string, answer: (about: About) => unknown): void {
    this.answerers.set(topic, answer);
  }

  /** Takes in what came over the channel; messages of others are none of it. */
  hear(heard: unknown): void {
    for (const message of messagesIn(heard)) {
      if (message.cotiza === 'answer') this.waiting.get(message.id)?.(message.answer);
      else void this.reply(message.id, message.topic, message.about);
    }
  }

  private async reply(id: number, topic: string, about: unknown): Promise<void> {
    const answerer = this.answerers.get(topic);
    if (!answerer) return;
    try {
      this.post({ cotiza: 'answer', id, answer: await answerer(about as never) });
    } catch {
      // Whoever asked is told by its timeout: there is nobody else to tell.
    }
  }

  private post(message: Message): void {
    if (this.unsent.push(message) === 1) setImmediate(() => this.sendAll());
  }

  private sendAll(): void {
    const cotiza = this.unsent.splice(0);
    try {
      this.send({ cotiza });
    } catch {
      // The channel has closed: whoever asked is told by its timeout.
    }
  }
}

/** What the other side says; what others send over the same channel is nothing. */
function messagesIn(heard: unknown): readonly Message[] {
  if (typeof heard !== 'object' || heard === null || !('cotiza' in heard)) return [];
  return Array.isArray(heard.cotiza) ? (heard.cotiza as Message[]) : [];
}
