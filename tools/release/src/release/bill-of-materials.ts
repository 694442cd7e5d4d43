import type { OutsideProject } from '../packages/outside-project';

/** The part of a CycloneDX document that is looked at here. */
interface BillOfMaterials {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly externalReferences?: readonly { readonly type: string }[];
  }[];
}

/**
 * What somebody has who has installed these libraries, as npm knows it, in CycloneDX. It says what the packages are, and
 * nothing of where this machine fetched them.
 */
export function billOfMaterials(project: OutsideProject, version: string): string {
  const bill = JSON.parse(
    project.npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'),
  ) as BillOfMaterials;
  const components = bill.components.map(({ externalReferences = [], ...component }) => ({
    ...component,
    externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
  }));
  const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name: 'cotiza-libraries', version } };
  return `${JSON.stringify({ ...bill, metadata, components }, null, 2)}\n`;
}
