import { lockedPackages, type LockedPackage } from '../supply-chain/locked-packages';

/**
 * What the processes of the service run with, whatever machine they run on, in CycloneDX 1.5: every package of the lock file that
 * is not there for development. npm's own `sbom` cannot say it of this workspace: with `--omit dev` it leaves out peers that run,
 * and without it refuses, since a tool's peers are not those that it asks for.
 */
export function serviceBill(version: string): string {
  const components = lockedPackages()
    .filter(({ runs }) => runs)
    .map(componentOf);
  const component = { type: 'application', 'bom-ref': `cotiza@${version}`, name: 'cotiza', version };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function componentOf({ name, version, licence, integrity }: LockedPackage) {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: licence } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
  };
}
