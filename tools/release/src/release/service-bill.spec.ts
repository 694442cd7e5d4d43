import { serviceBill } from './service-bill';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly purl: string;
    readonly 'bom-ref': string;
    readonly hashes: readonly { readonly content: string }[];
  }[];
}

const { bomFormat, components } = JSON.parse(serviceBill('1.2.0')) as Bill;
const names = components.map(({ name }) => name);

it('names what the processes run with, on every machine, and no tool', () => {
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['fastify', '@nestjs/core', 'rxjs', 'pg', 'libsql', '@libsql/darwin-arm64']),
  );
  for (const name of ['jest', 'eslint', 'typescript']) expect(names).not.toContain(name);
  expect(names.filter((name) => name.startsWith('@cotiza/tools'))).toEqual([]);
});

it('tells each package apart, and by what bytes', () => {
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  for (const { name, purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/);
    expect([name, hashes[0]!.content.length]).toEqual([name, 128]);
  }
});

it('is the same each time', () => expect(serviceBill('1.2.0')).toBe(serviceBill('1.2.0')));
