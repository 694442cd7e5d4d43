import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '@cotiza/kernel';
import { serviceForTests } from './running-service';

const ROOT = join(__dirname, '../../..');
const CLIENT = join(ROOT, 'clients/python');

const LATE = { QUOTE_DEADLINE_MS: '1000', INSURER_DEADLINE_MS: '20000' };
const service = serviceForTests(LATE, { clock: systemClock() });

describe('the Python client', () => {
  const python = (cwd: string, ...args: readonly string[]) =>
    promisify(execFile)('python3', ['-B', ...args], {
      cwd,
      env: { ...process.env, COTIZA_URL: service.url, PYTHONPATH: join(CLIENT, 'src') },
    });

  it('passes its tests against the service', async () => {
    const { stderr } = await python(CLIENT, '-m', 'unittest', 'test_client');
    expect(stderr).toMatch(/Ran [1-9]\d* tests[^]*\nOK\n/);
  });

  it('quotes as its README says', async () => {
    const [, program = ''] = /^```python\n([^]*?)^```/m.exec(readFileSync(join(CLIENT, 'README.md'), 'utf8')) ?? [];
    expect((await python(join(ROOT, 'examples'), '-c', program)).stdout).toMatch(/^\d+\.\d+ Aldaba Seguros /m);
  });
});
