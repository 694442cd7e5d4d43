import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import ts from 'typescript';
import { CHART } from './deploy-files';
import { renderChart, type Manifest } from './chart/render-chart';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(WORKSPACE_ROOT, 'node_modules', '.cotiza-manifests-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Has the compiler look for names that an object may not have: the schemas of Kubernetes let them pass. */
function unknownNames(manifests: readonly Manifest[]): readonly string[] {
  const lines = manifests.map((manifest, place) => {
    const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
    return `export const object${place}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const file = join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

it('says nothing that Kubernetes does not know', () => {
  const changes = { existingFilesSecret: 'files', console: { enabled: true, resources: {} } };
  expect(unknownNames(renderChart(CHART, 'cotiza', changes))).toEqual([]);
});

it('would see a name that is misspelt, however deep', () => {
  const [deployment] = renderChart(CHART, 'cotiza').filter(({ kind }) => kind === 'Deployment');
  const text = JSON.stringify(deployment).replace('livenessProbe', 'livenesProbe');
  expect(unknownNames([JSON.parse(text) as Manifest])).toEqual([expect.stringContaining('livenesProbe')]);
});
