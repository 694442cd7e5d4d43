import { Socket } from 'node:net';
import { refusedHost } from './loopback-only';

/** Loaded before a program that must reach nothing but this machine: any other connection fails before it is opened. */
const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket;

function connectToLoopback(this: Socket, ...args: unknown[]): Socket {
  const host = refusedHost(args);
  if (host !== undefined) throw new Error(`a connection to ${host} was refused: only this machine may be reached`);
  return Reflect.apply(connect, this, args) as Socket;
}

Reflect.set(Socket.prototype, 'connect', connectToLoopback);
