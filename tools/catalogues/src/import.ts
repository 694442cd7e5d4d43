import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { runCommand, toolCommand } from '@cotiza/tools-kit';
import { importBoeCars } from './boe/boe.importer';

const IMPORT = toolCommand(
  'catalogues -- import',
  'Replaces the cars of the catalogue by the official table of mean prices of new cars.',
  `Layout: one table a brand, the brand in the head of the table ("Marca: AUDI") or in the paragraph before it, and ten
columns: Modelo-Tipo, start, end, cc, cylinders, engine (G, D, Elc, PHEV, GyE, DyE, S, GNC, M), kW, cvf, cv, euros. Numbers
are Spanish: 1.598 and 12,5. Tables of motorhomes and other vehicles are passed over.

The old file stays untouched unless the whole document was read and gave a sensible number of versions.`,
)
  .requiredOption(
    '--boe <file>',
    'the XML of BOE-A-2025-26357 (Orden HAC/1501/2025), which the operator downloads from boe.es',
  )
  .option('--out <folder>', 'folder of the data files', EMBEDDED_DATA_DIR);

void runCommand(IMPORT, ({ boe, out }: { readonly boe: string; readonly out: string }) => {
  console.log(String(importBoeCars({ file: boe, outDir: out })));
  return true;
});
