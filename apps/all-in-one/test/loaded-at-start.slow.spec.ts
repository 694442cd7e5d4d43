import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const DOORS = ['@cotiza/assembly', '@cotiza/rest', '@cotiza/pages', '@cotiza/mcp'];
const SCRIPT = `for (const name of ${JSON.stringify(DOORS)}) require(name);
  process.stdout.write(JSON.stringify(Object.keys(require.cache)));`;

it('no package that only some requests or settings need is loaded with the libraries of a service', () => {
  const output = execFileSync(process.execPath, ['-e', SCRIPT], { cwd: join(__dirname, '..'), encoding: 'utf8' });
  const loaded = new Set((JSON.parse(output) as string[]).map((path) => path.split('node_modules/').at(-1)));
  const packages = new Set([...loaded].map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path ?? '')?.[0]));
  expect(packages).toContain('@nestjs/core');
  for (const name of ['@modelcontextprotocol/server', 'pdfkit', 'nodemailer', 'pg', 'yaml'])
    expect(packages).not.toContain(name);
});
