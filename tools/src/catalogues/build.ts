import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { buildCatalogues } from './catalogues.builder';
import { runCommand } from './command-line';
import { SWITCHABLE_SOURCES } from './vehicles/vehicle-sources';

const HELP = `Builds the data files of the catalogues from the source tables.

  npm run catalogues:build
  npm run catalogues:build -- --source DIR --out DIR --without cepik-2019 --idae FILE

  --source DIR   folder with the source tables in CSV (default ../shared/data)
  --out DIR      folder of the data files (default libs/catalogues/data)
  --idae FILE    adds the historical list of IDAE (idae-historico-AAAAMM.csv), which the operator downloads from
                 coches.idae.es/guia-emisiones-consumos
  --without IDS  sources of vehicles to leave out, with commas between them: ${SWITCHABLE_SOURCES.join(', ')}

The same tables give the same files, byte for byte. A car file imported from the official table is kept.`;

void runCommand(
  HELP,
  { source: '../shared/data', out: EMBEDDED_DATA_DIR, without: '', idae: undefined },
  ({ source, out, without, idae }) => {
    const left = without!.split(',').filter((id) => id !== '');
    for (const report of buildCatalogues(source!, out!, {
      without: left,
      ...(idae === undefined ? {} : { idaeFile: idae }),
    }))
      console.log(String(report));
  },
);
