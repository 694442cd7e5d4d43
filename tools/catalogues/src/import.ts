import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { runCommand, toolCommand, type CommandPage } from '@cotiza/tools-kit';
import { importBoeCars } from './boe/boe.importer';

const PAGE: CommandPage = {
  script: 'catalogues -- import',
  purpose: 'Replaces the cars of the catalogue by the official table of mean prices of new cars.',
  examples: ['--boe FILE', '--boe FILE --out DIR'],
  notes: `Layout: one table a brand, the brand in the head of the table ("Marca: AUDI") or in the paragraph before it, and ten
columns: Modelo-Tipo, start, end, cc, cylinders, engine (G, D, Elc, PHEV, GyE, DyE, S, GNC, M), kW, cvf, cv, euros. Numbers
are Spanish: 1.598 and 12,5. Tables of motorhomes and other vehicles are passed over.

The old file stays untouched unless the whole document was read and gave a sensible number of versions.`,
  wellWhen: 'the file is written',
};

const IMPORT = toolCommand(
  PAGE,
  (command) =>
    command
      .requiredOption(
        '--boe <file>',
        'the XML of BOE-A-2025-26357 (Orden HAC/1501/2025), which the operator downloads from boe.es',
      )
      .option('--out <folder>', 'folder of the data files', EMBEDDED_DATA_DIR),
  (values: { readonly boe: string; readonly out: string }) => values,
);

void runCommand(IMPORT, ({ boe, out }) => {
  console.log(String(importBoeCars({ file: boe, outDir: out })));
  return true;
});
