import { ServerProcess } from '../processes/server-process';
import { servicePlan } from './service.plan';

/** Starts the service so many times, one after the other. @returns seconds until it was ready, each time */
export async function measureStarts(count: number): Promise<number[]> {
  const seconds: number[] = [];
  for (let i = 0; i < count; i++) {
    const service = await ServerProcess.start(servicePlan);
    seconds.push(service.startSeconds);
    await service.stop();
  }
  return seconds;
}
