import { writerTurns, type WriterTurns } from './writer-turns';

let service: WriterTurns;
let helper: WriterTurns;
let told: string[];
beforeEach(() => {
  service = writerTurns();
  helper = writerTurns(service.memory);
  told = [];
});

const turn = () => new Promise(setImmediate);

/** Asks for a turn, and tells when it is there. */
async function ask(name: string, turns: WriterTurns): Promise<() => void> {
  const end = await turns.take();
  told.push(name);
  return end;
}

describe('turns to write', () => {
  it('are there at once while nobody writes', async () => {
    (await service.take())();
    (await helper.take())();
    (await service.take())();
  });

  it('are waited for while the other writes', async () => {
    const end = await ask('service', service);
    const waiting = ask('helper', helper);
    await turn();
    expect(told).toEqual(['service']);
    end();
    (await waiting)();
    expect(told).toEqual(['service', 'helper']);
  });

  it('go to whoever waits, not again to the one that had it', async () => {
    let end = await ask('service', service);
    for (let round = 0; round < 3; round++) {
      const helpers = ask('helper', helper);
      await turn();
      end();
      const services = ask('service', service);
      (await helpers)();
      end = await services;
    }
    end();
    expect(told).toEqual(['service', 'helper', 'service', 'helper', 'service', 'helper', 'service']);
  });

  it('are recognised by whoever is given one, although the other waits again already', async () => {
    const end = await ask('service', service);
    const helpers = ask('helper', helper);
    end();
    const services = ask('service', service);
    (await helpers)();
    (await services)();
    expect(told).toEqual(['service', 'helper', 'service']);
  });

  it('are free again when the thread that had one has ended', async () => {
    await helper.take();
    service.otherEnded();
    (await service.take())();
  });

  it('go on to whoever waited for a thread that has ended', async () => {
    await helper.take();
    const waiting = ask('service', service);
    await turn();
    service.otherEnded();
    (await waiting)();
    expect(told).toEqual(['service']);
  });

  it('are kept while the other ends, and not given to it afterwards', async () => {
    const end = await service.take();
    void helper.take();
    await turn();
    service.otherEnded();
    end();
    const next = writerTurns(service.memory);
    (await next.take())();
    (await service.take())();
  });

  it('never overlap', async () => {
    let writing = 0;
    const work = async (turns: WriterTurns) => {
      for (let i = 0; i < 200; i++) {
        const end = await turns.take();
        expect(++writing).toBe(1);
        if (i % 3 === 0) await turn();
        writing--;
        end();
      }
    };
    await Promise.all([work(service), work(helper)]);
  });
});
