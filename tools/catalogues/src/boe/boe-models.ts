/** Models whose name is two words. */
const TWO_WORDS = new RegExp(
  `^(?:${[
    '(?:serie|clase|grand|gran|santa|range|land|model|id\\.?|eclipse|space|urban|monte|ds|rav|nuevo|nueva) \\S+',
    'c[345] (?:aircross|picasso|cactus|spacetourer|x)',
    'discovery sport|(?:yaris|corolla) cross|proace (?:city|verso)|(?:transit|tourneo) (?:connect|courier|custom)',
    'mustang mach-e|ioniq \\d|(?:grand|cross)land x|zafira life|golf plus',
  ].join('|')})(?= |$)`,
  'i',
);

/** Returns the model within a `Modelo-Tipo`: its first word, or two where known. */
export function modelIn(name: string): string {
  const [first = name] = name.split(' ', 1);
  return TWO_WORDS.exec(name)?.[0] ?? first;
}
