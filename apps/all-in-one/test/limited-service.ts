import { startService, type RunningService } from './running-service';

/** Starts a service whose limits follow its clock: the library that counts reads the time of the machine. */
export async function startLimitedService(...given: Parameters<typeof startService>): Promise<RunningService> {
  const service = await startService(...given);
  const now = jest.spyOn(Date, 'now').mockImplementation(() => service.clock.now());
  const close = async () => {
    now.mockRestore();
    await service.close();
  };
  return { ...service, close };
}
