const MENTION = /(?:aut\.|\bmanual)(?: \d+ vel\.)?|\b\d+ vel\./g;

/** A version's name with its gearbox said once, at the end: the sources say it in words and again in a code. */
export function withOneGearbox(name: string): string {
  const mentions = name.match(MENTION) ?? [];
  if (mentions.length < 2) return name;
  const fullest = mentions.reduce((a, b) => (b.length > a.length ? b : a));
  return `${name.replace(MENTION, ' ').replace(/\s+/g, ' ').trim()} ${fullest}`;
}
