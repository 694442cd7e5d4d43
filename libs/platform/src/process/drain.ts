import type { Server } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { onRequestHookHandler } from 'fastify';
import type { Dependency } from '../health/readiness';

/**
 * Time at the end in which connections stay open. Linux resets connections that wait to be accepted when a server stops listening:
 * a proxy that holds connections opens none at that moment.
 */
const KEPT_OPEN_MS = 1000;

/** Longest further time for connections to be accepted by a process that has more requests than it can answer. */
const ACCEPTED_MS = 10_000;

/** Time in which a held connection ends with its next answer, once the server does not listen any more. */
const HELD_MS = 2000;

/**
 * Gives proxies time to turn to other processes at SIGTERM, before the server closes: requests are still answered, answers close
 * their connection, and the process is not ready. Ctrl+C (SIGINT) closes at once.
 */
export class Drain implements BeforeApplicationShutdown {
  private isUnderWay = false;
  private closesConnections = false;
  private accepted = 0;

  /**
   * @param seconds 0 closes the server at once
   * @param beforeClose what ends before the server closes
   */
  constructor(
    private readonly seconds: number,
    private readonly beforeClose: () => Promise<void> = () => Promise.resolve(),
  ) {}

  readonly dependency: Dependency = {
    name: 'stopping',
    isNeededByAll: true,
    check: () => (this.isUnderWay ? Promise.reject(new Error('the process stops')) : Promise.resolve()),
  };

  /** Milliseconds for which idle connections stay open while the server closes. */
  get idleMs(): number {
    return this.isUnderWay ? HELD_MS : 0;
  }

  readonly closeConnection: onRequestHookHandler = (_request, reply, done) => {
    if (this.closesConnections) void reply.header('connection', 'close');
    done();
  };

  /** Counts the connections that a server accepts. */
  watch(server: Server): void {
    server.on('connection', () => this.accepted++);
  }

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    await this.untilProxiesTurn(signal);
    await this.beforeClose();
  }

  private async untilProxiesTurn(signal?: string): Promise<void> {
    if (signal !== 'SIGTERM' || this.seconds === 0) return;
    this.isUnderWay = true;
    this.closesConnections = true;
    await sleep(this.seconds * 1000 - KEPT_OPEN_MS);
    this.closesConnections = false;
    await sleep(KEPT_OPEN_MS);
    await this.untilAllAccepted();
  }

  /** Node accepts one connection in a turn of the event loop: a turn without one has found none waiting. */
  private async untilAllAccepted(): Promise<void> {
    const endsAt = performance.now() + ACCEPTED_MS;
    for (let before = -1; before !== this.accepted && performance.now() < endsAt; await turn()) before = this.accepted;
  }
}
