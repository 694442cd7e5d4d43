const { Socket } = require('node:net');

/** Loaded before a program of another vendor: a connection to any other host fails before it is opened. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
const connect = Socket.prototype.connect;

function hostIn(args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  return typeof first === 'object' && first !== null ? first.host : second;
}

Socket.prototype.connect = function connectToLoopback(...args) {
  const host = hostIn(args);
  if (typeof host === 'string' && !LOOPBACK.includes(host)) throw new Error(`a connection to ${host} was refused`);
  return connect.apply(this, args);
};
