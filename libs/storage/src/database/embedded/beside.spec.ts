import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../testing/temporary-storage';
import { openEmbedded } from './embedded-database';
import { writerTurns } from './writer-turns';

const openedForDriverThreads = jest.fn();
jest.mock('libsql/promise', () => {
  const Driver = jest.requireActual<new (...terms: unknown[]) => object>('libsql/promise');
  return {
    __esModule: true,
    default: class extends Driver {
      constructor(...terms: unknown[]) {
        super(...terms);
        openedForDriverThreads();
      }
    },
  };
});

it('has the driver use no thread of its own where a thread that may die writes beside the service: that would end the process', async () => {
  const directory = temporaryFolder();
  const turns = writerTurns();
  const service = await openEmbedded({ directory, role: 'service', turns });
  expect(openedForDriverThreads).toHaveBeenCalled();
  openedForDriverThreads.mockClear();
  const beside = await openEmbedded({ directory, role: 'tool', turns: writerTurns(turns.memory) });
  expect(openedForDriverThreads).not.toHaveBeenCalled();
  await beside.close();
  await service.close();
  rmSync(directory, { recursive: true });
});
