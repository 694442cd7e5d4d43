import { join } from 'node:path';
import { lastingPort } from '../../torture/receivers/listening';
import { Program } from './program';

/** A Redis of its own that keeps nothing. */
export async function redisIn(folder: string): Promise<Program> {
  const port = await lastingPort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  return new Program('redis-server', args, port, join(folder, 'redis.log'));
}
