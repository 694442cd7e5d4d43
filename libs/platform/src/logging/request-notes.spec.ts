import type { IncomingMessage } from 'node:http';
import { judge, type Fault } from '@cotiza/contract';
import { bodyOf, TEST_DAY } from '@cotiza/contract/testing';
import { noteOf, noteRequest, refusalNote } from './request-notes';

const SECRET = 'lucia_ejemplo';

const noteOfFaults = (faults: readonly Fault[]) => refusalNote({ problem: 'datos_invalidos', faults });

describe('what the log says of a refusal', () => {
  it('is its code and the faulty fields by their paths', () => {
    const body = bodyOf('Car').without('effective_date').with('holder.address.postal_code', SECRET).build();
    expect(noteOfFaults(judge(body, TEST_DAY).faults)).toEqual({
      refusal: 'datos_invalidos',
      fields: ['effective_date', 'holder.address.postal_code'],
    });
  });

  it('counts the names that a caller invents, and tells none', () => {
    const body = { ...bodyOf('Car').build(), [SECRET]: 1, holder: { ...bodyOf('Car').build().holder, [SECRET]: 1 } };
    const note = noteOfFaults(judge(body, TEST_DAY).faults);
    expect(note).toEqual({ refusal: 'datos_invalidos', fields: [], unknown_fields: 2 });
    expect(JSON.stringify(note)).not.toContain(SECRET);
  });

  it('names parameters of queries, each once', () => {
    const fault = { codigo: 'tipo', mensaje: '' } as const;
    const faults = ['ramo', 'ramo', SECRET].map((campo) => ({ campo, ...fault }));
    expect(refusalNote({ problem: 'parametros_invalidos', faults })).toEqual({
      refusal: 'parametros_invalidos',
      fields: ['ramo'],
      unknown_fields: 1,
    });
  });

  it('has no fields where none is at fault', () =>
    expect(refusalNote({ problem: 'limite_alcanzado', faults: [] })).toEqual({ refusal: 'limite_alcanzado' }));
});

it('keeps the notes of each request apart', () => {
  const [one, other] = [{} as IncomingMessage, {} as IncomingMessage];
  noteRequest(one, { tool: 'cotizar_coche' });
  noteRequest(one, { refusal: 'datos_invalidos' });
  expect(noteOf(one)).toEqual({ tool: 'cotizar_coche', refusal: 'datos_invalidos' });
  expect(noteOf(other)).toBeUndefined();
});
