import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { importBoeCars } from './boe/boe.importer';
import { progressOn } from './boe/import-progress';
import { UsageError } from '../command-line';
import { runCommand } from './command-line';

const HELP = `Replaces the cars of the catalogue by the official table of mean prices of new cars.

  npm run catalogues:import -- --boe FILE
  npm run catalogues:import -- --boe FILE --out DIR

  --boe FILE   the XML of BOE-A-2025-26357 (Orden HAC/1501/2025), which the operator downloads from boe.es
  --out DIR    folder of the data files (default libs/catalogues/data)

Layout: one table a brand, the brand in the head of the table ("Marca: AUDI") or in the paragraph before it, and ten
columns: Modelo-Tipo, start, end, cc, cylinders, engine (G, D, Elc, PHEV, GyE, DyE, S, GNC, M), kW, cvf, cv, euros. Numbers
are Spanish: 1.598 and 12,5. Tables of motorhomes and other vehicles are passed over.

The old file stays untouched unless the whole document was read and gave a sensible number of versions.`;

void runCommand(HELP, { boe: undefined, out: EMBEDDED_DATA_DIR }, async ({ boe, out }) => {
  if (boe === undefined) throw new UsageError('Say which file: --boe FILE. Try --help.');
  console.log(String(await importBoeCars({ file: boe, outDir: out!, onProgress: progressOn(process.stderr) })));
});
