import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, named } from './write-connector';

describe('the names of a connector', () => {
  it.each(['Acme', 'acme_seguros', 'acme2', '-acme', 'acme--seguros', '../acme', '', 'a'.repeat(31)])(
    'cannot be %p',
    (id) => expect(() => connectorNames(id)).toThrow(UsageError),
  );

  it.each(["l'Acme", 'a`b', ' ', 'a\nb'])('cannot have the label %p', (label) =>
    expect(() => connectorNames('acme', label)).toThrow(UsageError),
  );
});

it('writes only files that the guide names', () => {
  const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/connectors.md'), 'utf8');
  const names = readdirSync(join(__dirname, 'template'))
    .filter((file) => file.endsWith('.ts.template') && !/\.spec\.|under-test/.test(file))
    .map((file) => named(file, connectorNames('acme-seguros')).replace('.template', ''));
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
