import { lockedPackages } from '../supply-chain/locked-packages';

/**
 * Returns the bill of materials (CycloneDX 1.5) of the service and the libraries on any machine: every package of the lock
 * file that is not for development. `npm sbom --omit dev` leaves out peers that run, and fails on this workspace without it.
 */
export function billOfMaterials(version: string): string {
  const components = lockedPackages()
    .filter(({ runs }) => runs)
    .map(({ name, version, licence, integrity }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { id: licence } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
    }));
  const component = { type: 'application', 'bom-ref': `cotiza@${version}`, name: 'cotiza', version };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
