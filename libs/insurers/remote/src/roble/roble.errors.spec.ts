import { readEnvelope } from '@cotiza/transport';
import { fixture } from '../testing/fixture';
import { robleFailure } from './roble.errors';

const failure = (code: string) => {
  const body = readEnvelope(fixture('roble', 'fault.xml').replace('RB-2001', code));
  return robleFailure(body.kind === 'fault' ? body.detail : []);
};

describe('a Fault of Roble', () => {
  it.each(['RB-2001', 'RB-2002', 'RB-2003'])('%s is an objection to one request', (code) =>
    expect(failure(code)).toMatchObject({
      because: 'failure',
      detail: `answered a SOAP Fault ${code}`,
      blameless: true,
    }),
  );

  it.each(['RB-1001', 'RB-1002', 'RB-1003', 'RB-1004', 'RB-3001', 'RB-9001', 'RB-9999'])(
    '%s shows that Roble is not there for us',
    (code) => expect(failure(code)).toMatchObject({ detail: `answered a SOAP Fault ${code}`, blameless: false }),
  );

  it('of an unknown code is described without it', () => {
    expect(failure('Zxmarca')).toMatchObject({ detail: 'answered a SOAP Fault', blameless: false });
  });
});
