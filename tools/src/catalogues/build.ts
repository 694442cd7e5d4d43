import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { buildCatalogues } from './catalogues.builder';
import { runCommand } from './command-line';

const HELP = `Builds the data files of the catalogues from the source tables.

  npm run catalogues:build
  npm run catalogues:build -- --source DIR --out DIR

  --source DIR   folder with the source tables in CSV (default ../shared/data)
  --out DIR      folder of the data files (default libs/catalogues/data)

The same tables give the same files, byte for byte. A car file imported from the official table is kept.`;

void runCommand(HELP, { source: '../shared/data', out: EMBEDDED_DATA_DIR }, ({ source, out }) => {
  for (const report of buildCatalogues(source!, out!)) console.log(String(report));
});
