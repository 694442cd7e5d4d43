import { ResourceNotFoundError, UnsupportedProtocolVersionError } from '@modelcontextprotocol/server';
import { MARKER } from '../testing/markers';
import { plainMessage, THROWN } from './plain-error';

const sent = (error: object) => plainMessage({ jsonrpc: '2.0', id: 1, error });
const errorOf = ({ code, message, data }: { code: number; message: string; data?: unknown }) => ({
  code,
  message,
  data,
});

describe('an error of the protocol as it goes out', () => {
  it.each([-32700, -32600, -32601, -32602, -32603, -32000, -32020, -32021, -32022, -32099])(
    'repeats nothing of what was sent: %d',
    (code) => {
      const data = { uri: MARKER, requested: MARKER, envelope: { key: MARKER, missing: [MARKER] }, [MARKER]: 1 };
      const text = JSON.stringify(sent({ code, message: `What is ${MARKER}?`, data }));
      expect(text).not.toContain(MARKER);
      expect(JSON.parse(text)).toMatchObject({
        id: 1,
        error: { code, message: expect.stringMatching(/\.$/) as string },
      });
    },
  );

  it('keeps what we say ourselves', () => {
    const error = errorOf(new ResourceNotFoundError(`cotiza://${MARKER}`, THROWN.unknownResource));
    expect(sent(error)).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: THROWN.unknownResource } });
  });

  it('keeps the data by which a client chooses a revision', () => {
    const supported = ['2026-07-28'];
    expect(sent(errorOf(new UnsupportedProtocolVersionError({ supported, requested: '2027-01-01' })))).toMatchObject({
      error: { code: -32022, data: { supported, requested: '2027-01-01' } },
    });
    expect(sent(errorOf(new UnsupportedProtocolVersionError({ supported, requested: 'v999.0.0' })))).toMatchObject({
      error: { data: { requested: 'v999.0.0' } },
    });
    for (const requested of [MARKER, `2026-07-28 ${MARKER}`, '600123123', '+34 600 123 123', '12345678Z', ''])
      expect(sent(errorOf(new UnsupportedProtocolVersionError({ supported, requested })))).toMatchObject({
        error: { data: { supported, requested: 'unknown' } },
      });
  });

  it('keeps which parts of the envelope are missing', () => {
    const envelope = { missing: ['_meta', 'io.modelcontextprotocol/clientInfo', MARKER] };
    expect(sent({ code: -32602, message: 'x', data: { envelope } })).toMatchObject({
      error: { data: { envelope: { missing: ['_meta', 'io.modelcontextprotocol/clientInfo'] } } },
    });
  });

  it('is the only thing that is changed', () => {
    const result = { jsonrpc: '2.0', id: 1, result: { error: { code: 1, message: MARKER } } };
    expect(plainMessage(result)).toBe(result);
  });
});
