import type { IncompleteRecord } from './gap-filler';

/** Models that a list has under another brand or name than they are sold by in Spain. */
const OWN_NAMES: readonly {
  readonly brand: string;
  readonly model: string;
  readonly version: RegExp;
  readonly toBrand: string;
  readonly toModel: string;
}[] = [
  { brand: 'Chery', model: 'Omoda', version: /^E5\b/, toBrand: 'Omoda', toModel: '5' },
  { brand: 'Chery', model: 'Omoda', version: /^7\b/, toBrand: 'Omoda', toModel: '7' },
  { brand: 'Chery', model: 'Jaecoo', version: /^J7\b/, toBrand: 'Jaecoo', toModel: '7' },
  { brand: 'BYD', model: 'Yuan', version: /^Plus\b/, toBrand: 'BYD', toModel: 'Atto 3' },
  { brand: 'BYD', model: 'Yuan', version: /^/, toBrand: 'BYD', toModel: 'Atto 2' },
  { brand: 'BYD', model: 'Song', version: /^Plus\b/, toBrand: 'BYD', toModel: 'Seal U' },
  { brand: 'Changan', model: 'Deepal', version: /^S0?7\b/, toBrand: 'Deepal', toModel: 'S07' },
  { brand: 'Changan', model: 'Deepal', version: /^S0?5\b/, toBrand: 'Deepal', toModel: 'S05' },
  { brand: 'Changan', model: 'Deepal', version: /^S?L0[37]\b/, toBrand: 'Deepal', toModel: 'L07' },
  { brand: 'Nammi', model: '01', version: /^/, toBrand: 'Dongfeng', toModel: 'Box' },
];

type ModelName = readonly [brand: string, model: string];

/** The former name of each model, and that of its first row: ids of its generic versions stay valid. */
export const FORMER_MODELS: readonly (readonly [former: ModelName, now: ModelName])[] = OWN_NAMES.filter(
  ({ brand, model }, at) => OWN_NAMES.findIndex((each) => each.brand === brand && each.model === model) === at,
).map(({ brand, model, toBrand, toModel }) => [
  [brand, model],
  [toBrand, toModel],
]);

/** Returns a record under the brand and model by which it is sold in Spain. */
export function underOwnName(record: IncompleteRecord): IncompleteRecord {
  const name = OWN_NAMES.find(
    ({ brand, model, version }) => brand === record.brand && model === record.model && version.test(record.version),
  );
  return name === undefined ? record : { ...record, brand: name.toBrand, model: name.toModel };
}
