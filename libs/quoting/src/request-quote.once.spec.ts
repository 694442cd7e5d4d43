import { bodyOf } from '@cotiza/contract/testing';
import { RecordingUnavailable } from './ports/quote-recorder';
import { insurer, offerAt, offers, quotingWith } from './testing';

const car = bodyOf('Car');

describe('the channel switch', () => {
  it('refuses every quotation while it is off, before anything else is looked at', async () => {
    const service = quotingWith({ channelSwitch: { closed: () => ({ retryAfterSeconds: 300 }) } });
    const refusal = { problem: 'canal_desactivado', faults: [], retryAfterSeconds: 300 };
    expect(await service.ask(car.build())).toEqual({ refusal });
    expect(await service.ask({ nothing: 'right' }, 'key')).toEqual({ refusal });
    expect(service.keys.held.size).toBe(0);
  });
});

describe('a quotation that cannot be kept', () => {
  const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];

  it('is no answer: the caller is told when to try again', async () => {
    const record = () => Promise.reject(new RecordingUnavailable('down'));
    const service = quotingWith({ insurers, record });
    const refusal = { problem: 'servicio_no_disponible', faults: [], retryAfterSeconds: 10 };
    expect(await service.ask(car.build())).toEqual({ refusal });
    expect(await service.ask(car.build(), 'key')).toEqual({ refusal });
    expect(service.keys.held.size).toBe(0);
  });

  it('is an error of ours when nobody foresaw it', async () => {
    const service = quotingWith({ insurers, record: () => Promise.reject(new TypeError('a defect')) });
    await expect(service.ask(car.build())).rejects.toThrow('a defect');
    await expect(service.ask(car.build(), 'key')).rejects.toThrow('a defect');
    expect(service.keys.held.size).toBe(0);
  });
});

describe('an idempotency key', () => {
  const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];

  it('goes with what is recorded, and gives the same answer again without recording anything', async () => {
    const service = quotingWith({ insurers });
    const first = await service.ask(car.build(), 'key');
    if ('refusal' in first) throw new Error('refused');
    expect(service.recorded[0]!.idempotencyClaim).toEqual({ keyHash: 'key', owner: 'test' });
    service.keys.answered('key', first.result);
    expect(await service.ask(car.build(), 'key')).toEqual({ result: first.result, isRepeated: true });
    expect(service.recorded).toHaveLength(1);
  });

  it('cannot be used for another body', async () => {
    const service = quotingWith({ insurers });
    await service.ask(car.build(), 'key');
    expect(await service.ask(car.with('client_reference', 'other').build(), 'key')).toEqual({
      refusal: { problem: 'clave_reutilizada', faults: [] },
    });
  });

  it('is free again when its request was refused', async () => {
    const service = quotingWith({ insurers });
    expect(await service.ask(car.without('effective_date').build(), 'key')).toMatchObject({
      refusal: { problem: 'datos_invalidos' },
    });
    expect(await service.ask(car.build(), 'key')).toMatchObject({ result: { estado: 'cotizado' } });
  });

  it.each([
    ['', 'longitud'],
    ['k'.repeat(256), 'longitud'],
    [7, 'tipo'],
    [null, 'tipo'],
  ])('that is no key is a fault among the others: %p', async (key, codigo) => {
    const answer = await quotingWith({ insurers }).ask(car.without('effective_date').build(), key);
    expect(answer).toMatchObject({
      refusal: {
        problem: 'datos_invalidos',
        faults: [
          { campo: 'Idempotency-Key', codigo },
          { campo: 'effective_date', codigo: 'falta' },
        ],
      },
    });
  });

  it('may have 255 characters', async () => {
    expect(await quotingWith({ insurers }).ask(car.build(), 'k'.repeat(255))).toMatchObject({
      result: { estado: 'cotizado' },
    });
  });
});
