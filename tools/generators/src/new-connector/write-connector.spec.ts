import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, named } from './connector-names';
import { listedIn } from './listed-in';

const TABLE = `import { faro } from './faro/faro.connector';
import { roble } from './roble/roble.connector';

export const CONNECTORS = { faro, roble } as const;
`;

describe('the names of a connector', () => {
  it.each(['Acme', 'acme_seguros', 'acme2', '-acme', 'acme--seguros', '../acme', '', 'a'.repeat(31)])(
    'cannot be %p',
    (id) => expect(() => connectorNames(id)).toThrow(UsageError),
  );

  it.each(["l'Acme", 'a`b', ' ', 'a\nb'])('cannot have the label %p', (label) =>
    expect(() => connectorNames('acme', label)).toThrow(UsageError),
  );

  it('are said in every form', () => {
    const names = connectorNames('acme-seguros');
    expect(names.label).toBe('Acme Seguros');
    expect(named('__id__ __Label__ __Pascal__ __camel__ __CONST___CODES', names)).toBe(
      'acme-seguros Acme Seguros AcmeSeguros acmeSeguros ACME_SEGUROS_CODES',
    );
  });
});

describe('the table of connectors', () => {
  it.each([
    ['acme', "import { acme } from './acme/acme.connector';", 'faro, roble, acme'],
    ['acme-dos', "import { acmeDos } from './acme-dos/acme-dos.connector';", "faro, roble, 'acme-dos': acmeDos"],
  ])('gets one more: %s', (id, imported, entries) => {
    const source = listedIn(TABLE, connectorNames(id));
    expect(source).toContain(imported);
    expect(source).toContain(`export const CONNECTORS = { ${entries} } as const;`);
    expect(source).toContain("import { roble } from './roble/roble.connector';");
  });

  it('is left alone when it is not as expected', () => {
    expect(() => listedIn('export const CONNECTORS = {};', connectorNames('acme'))).toThrow('connectors.ts');
  });
});

it('writes only files that the guide names', () => {
  const guide = readFileSync(join(WORKSPACE_ROOT, 'docs/connectors.md'), 'utf8');
  const names = readdirSync(join(__dirname, 'template'))
    .filter((file) => file.endsWith('.ts.template') && !/\.spec\.|under-test/.test(file))
    .map((file) => named(file, connectorNames('acme-seguros')).replace('.template', ''));
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
