import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { CHART } from '../deploy-files';
import { entriesOf, evaluate, isTrue } from './evaluate';
import { parseTemplate } from './parse-template';
import { renderChart, type Manifest } from './render-chart';

const byName = (manifests: readonly Manifest[]) =>
  [...manifests].sort((one, other) =>
    `${one.kind} ${one.metadata.name}`.localeCompare(`${other.kind} ${other.metadata.name}`),
  );

describe('the renderer of charts', () => {
  const hasHelm = spawnSync('helm', ['version']).status === 0;

  (hasHelm ? it : it.skip)('makes what helm makes', () => {
    const { status, stdout, stderr } = spawnSync('helm', ['template', 'probe', CHART], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const made = parseAllDocuments(stdout)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
    expect(byName(renderChart(CHART, 'probe'))).toEqual(byName(made));
  });

  it('takes away blanks where a dash says so, and nothing else', () => {
    expect(parseTemplate('a \n{{- .b -}}\n c {{ .d }} e')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'value', pipeline: '.b' },
      { kind: 'text', text: 'c ' },
      { kind: 'value', pipeline: '.d' },
      { kind: 'text', text: ' e' },
    ]);
  });

  it.each(['{{ if .a }}', '{{ end }}', '{{ if .a }}{{ else }}'])('refuses %s', (template) => {
    expect(() => parseTemplate(template)).toThrow();
  });

  it.each(['.Values.b', '$other', '.Values.a | unknown', 'include'])(
    'refuses %s, where Helm puts nothing',
    (pipeline) => {
      expect(() => evaluate(pipeline, new Map([['.', { Values: { a: 1 } }]]))).toThrow();
    },
  );

  it('goes through maps by their keys, and takes what is empty for false', () => {
    expect(entriesOf({ b: 1, a: 2 })).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect([{}, [], '', 0, null, undefined, false].map(isTrue)).toEqual(Array<boolean>(7).fill(false));
    expect([{ a: 0 }, [0], 'a', 1, true].map(isTrue)).toEqual(Array<boolean>(5).fill(true));
  });
});
