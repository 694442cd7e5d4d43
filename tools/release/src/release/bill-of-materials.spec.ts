import { billOfMaterials } from './bill-of-materials';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly purl: string;
    readonly hashes: readonly { readonly content: string }[];
  }[];
}

const { bomFormat, components } = JSON.parse(billOfMaterials('1.2.0')) as Bill;
const names = components.map(({ name }) => name);

it('names the packages that run, on every machine, and no tool', () => {
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(
    expect.arrayContaining(['fastify', '@nestjs/core', 'rxjs', 'pg', 'libsql', '@libsql/darwin-arm64']),
  );
  for (const name of ['jest', 'eslint', 'typescript']) expect(names).not.toContain(name);
  expect(names.filter((name) => name.startsWith('@cotiza/'))).toEqual([]);
});

it('identifies each package by its address and its bytes', () => {
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  for (const { name, purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/);
    expect([name, hashes[0]!.content.length]).toEqual([name, 128]);
  }
});
