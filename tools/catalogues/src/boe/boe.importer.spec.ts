import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, type VehiclesFile } from '@cotiza/catalogues';
import type { ImportReport } from '../import.report';
import { boeBareTable, boeDocument, type BoeRow, boeRow, boeTable } from '../testing/boe-document.fixture';
import { temporaryFolder } from '../testing/source-folder.fixture';
import { importBoeCars } from './boe.importer';

const OLD = '{"old":true}\n';

function imported(xml: string, sensibleVersions = 1) {
  const outDir = temporaryFolder();
  const file = join(outDir, 'boe.xml');
  writeFileSync(file, xml);
  writeFileSync(join(outDir, DATA_FILES.cars), OLD);
  const outcome = outcomeOf(() => importBoeCars({ file, outDir, sensibleVersions }));
  const text = readFileSync(join(outDir, DATA_FILES.cars), 'utf8');
  return { outcome, text, outDir, cars: () => JSON.parse(text) as VehiclesFile };
}

function outcomeOf(run: () => ImportReport): ImportReport | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}

/** Imports a document that must be refused. Returns the message; the old file is unchanged. */
function refusal(xml: string, sensibleVersions = 1): string {
  const { outcome, text, outDir } = imported(xml, sensibleVersions);
  expect(text).toBe(OLD);
  expect(readdirSync(outDir).sort()).toEqual(['boe.xml', DATA_FILES.cars]);
  return outcome instanceof Error ? outcome.message : 'not refused';
}

const names = ({ brands, models, versions }: VehiclesFile) =>
  versions.map(([, model, name]) => `${brands[models[model]![1]]![1]} > ${models[model]![2]} > ${name}`);

describe('importBoeCars', () => {
  it('reads tables with the brand in the head, Spanish numbers and every engine', () => {
    const rows = ['G', 'D', 'Elc', 'PHEV', 'GyE', 'DyE', 'S', 'GNC', 'M'].map((engine) =>
      boeRow(`A3 ${engine}`, engine),
    );
    const { cars, outDir } = imported(
      boeDocument(boeTable('AUDI', [...rows, boeRow('A4', 'D', { kw: '85,55', to: '2024' })])),
    );
    const { fuels, versions, source } = cars();
    expect(source).toBe('official-table');
    expect(versions.map((row) => fuels[row[3]]).sort()).toEqual(
      ['Gasoline', 'Gasoline', 'Diesel', 'Diesel', 'Electric', 'PlugInHybrid', 'Hybrid', 'Hybrid', 'Lpg', 'Cng'].sort(),
    );
    expect(versions.find(([, , name]) => name === 'A4')!.slice(4, 9)).toEqual([1598, 85.6, 2019, 2024, 23_400_00]);
    expect(readFileSync(join(outDir, 'NOTICE.md'), 'utf8')).toContain('Annex I');
  });

  it('reads the brand from the paragraph before, and from a head of one cell', () => {
    const titles = '<thead><tr><th>Modelo-Tipo</th><th>Inicio</th><th>Fin</th><th>C.C.</th><th>N.º cilindros</th>';
    const rest = '<th>G/D</th><th>P kW</th><th>cvf</th><th>CV</th><th>2026<br/>Valor euros</th></tr></thead>';
    const { cars } = imported(
      boeDocument(
        '<p class="centro">Marca: SEAT</p>',
        boeBareTable(titles + rest, [boeRow('LEON 1.5 TSI')]),
        '<p class="centro"><strong>LAND ROVER</strong></p>',
        boeBareTable(titles + rest, [boeRow('RANGE ROVER 3.0 &amp; más')]),
        boeBareTable(`<thead><tr><th colspan="10">BMW</th></tr></thead>`, [boeRow('SERIE 3 318i')]),
      ),
    );
    expect(names(cars())).toEqual([
      'BMW > Serie 3 > 318i',
      'Land Rover > Range Rover > 3.0 & más',
      'SEAT > Leon > 1.5 TSI',
    ]);
  });

  it('follows a head that names the columns in another order', () => {
    const order = 'Valor euros|Modelo-Tipo|Inicio|Fin|C.C.|Cilindros|Combustible|P kW|cvf|cv'.split('|');
    const titles = order.map((title) => `<th>${title}</th>`).join('');
    const head = `<thead><tr><th colspan="10">Marca: KIA</th></tr><tr>${titles}</tr></thead>`;
    const cells = boeRow('CEED 1.0');
    const { cars } = imported(boeDocument(boeBareTable(head, [[cells[9]!, ...cells.slice(0, 9)]])));
    expect(cars().versions[0]!.slice(2, 9)).toEqual(['1.0', 0, 1598, 85, 2019, null, 23_400_00]);
  });

  it('passes over motorhomes and other tables, and counts what it skips with the reason', () => {
    const odd: BoeRow[] = [
      boeRow('X 1', 'H'),
      boeRow('X 2', 'G', { kw: '-' }),
      boeRow('X 3', 'G', { cc: '' }),
      boeRow('X 4', 'G', { euros: 'n/d' }),
      boeRow(' '),
      ['Hasta 50 c.c.', '950'],
    ];
    const { outcome, cars } = imported(
      boeDocument(
        '<p>Vehículos de turismo, todo terreno y autocaravanas</p>',
        boeTable('FIAT', [boeRow('500 1.2'), ...odd]),
        '<p>Autocaravanas</p>',
        boeTable('ACE', [boeRow('PAVIMENTO 549')]),
        '<p>Vehículos todo terreno</p>',
        boeTable('JEEP', [boeRow('RENEGADE 1.0')]),
      ),
    );
    expect(names(cars())).toEqual(['Fiat > 500 > 1.2', 'Jeep > Renegade > 1.0']);
    const report = String(outcome);
    expect(report).toMatch(/9 rows read/);
    const reasons = 'engine code|power|displacement|value|no model|not the 10 columns|motorhomes';
    for (const reason of reasons.split('|')) {
      expect(report).toMatch(new RegExp(`1 {2}rows skipped: .*${reason}`));
    }
  });

  it('refuses a truncated document wherever it is cut', () => {
    const whole = boeDocument(boeTable('AUDI', [boeRow('A3 1.0'), boeRow('A3 1.5')]));
    for (const part of [0.3, 0.6, 0.9, 0.97]) {
      expect(refusal(whole.slice(0, whole.length * part))).toMatch(/not well-formed XML/);
    }
  });

  it('refuses what is not well formed, an unknown entity, and any document type', () => {
    expect(refusal('<documento><table></documento>')).toMatch(/not well-formed XML/);
    expect(refusal(boeDocument('<p>&nbsp;</p>', boeTable('AUDI', [boeRow('A3')])))).toMatch(
      /not well-formed XML.*entity/,
    );
    const bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><d>&b;</d>';
    expect(refusal(bomb)).toMatch(/declares a document type/);
  });

  it('refuses a document with too few versions, and a file that is not there', () => {
    expect(refusal(boeDocument(boeTable('AUDI', [boeRow('A3')])), 1000)).toMatch(
      /holds 1 car versions, fewer than 1000/,
    );
    const outDir = temporaryFolder();
    expect(() => importBoeCars({ file: join(outDir, 'none.xml'), outDir })).toThrow(/cannot be read/);
    expect(existsSync(join(outDir, DATA_FILES.cars))).toBe(false);
  });
});
