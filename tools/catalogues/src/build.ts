import { EMBEDDED_DATA_DIR } from '@cotiza/catalogues';
import { runCommand, toolCommand } from '@cotiza/tools-kit';
import { buildCatalogues } from './catalogues.builder';
import { SOURCE_OPTION } from './sources/source-folder';
import { SWITCHABLE_SOURCES } from './vehicles/vehicle-sources';

interface Options {
  readonly source: string;
  readonly out: string;
  readonly idae?: string;
  readonly without?: readonly string[];
}

const BUILD = toolCommand(
  'catalogues -- build',
  'Builds the data files of the catalogues from the source tables.',
  `Sources of vehicles that can be left out: ${SWITCHABLE_SOURCES.join(', ')}.

The same tables give the same files, byte for byte. A car file imported from the official table is kept.`,
)
  .requiredOption('--source <folder>', SOURCE_OPTION)
  .option('--out <folder>', 'folder of the data files', EMBEDDED_DATA_DIR)
  .option(
    '--idae <file>',
    'add the historical list of IDAE (idae-historico-AAAAMM.csv), which the operator downloads from ' +
      'coches.idae.es/guia-emisiones-consumos',
  )
  .option('--without <ids>', 'sources of vehicles to leave out, with commas between them', (ids: string) =>
    ids.split(','),
  );

void runCommand(BUILD, ({ source, out, idae, without }: Options) => {
  for (const report of buildCatalogues(source, out, { without, idaeFile: idae })) console.log(String(report));
  return true;
});
