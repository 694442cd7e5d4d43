import type { TextRule } from './text-rules';

const dropped = 'foreign words dropped: equipment, test notes and the side of the wheel';
const words = 'foreign words turned into Spanish';
const gearbox = 'foreign words turned into Spanish: gearbox';

/**
 * Removes or translates foreign words in cleaned names. The rules apply to the displayed name, never to the source of an id,
 * and may therefore change.
 */
export const leftoverRules: readonly TextRule[] = [
  {
    reason: dropped,
    pattern: /(?<!\p{L})(?:éqt|ttne|jantes|mot|gn[ji]|Mbr|ssp|spt|a lmt|dfull|classe|nouvel)(?!\p{L})/giu,
  },
  { reason: dropped, pattern: /\b(?:RHD|LHD)\b|\bNon-ADAP\b|\bEU6\b|\bFr&Rr Sensors\b/g },
  { reason: dropped, pattern: /\((?:avec|with|sans|without|opt(?:ion)?) [^)]*\)|\(opt [^)]*\)/gi },
  {
    reason: dropped,
    pattern:
      /\bsans roue de secours\b|(?:\s-\s?)?\brapport de pont [\d.,]+|\bet ou \d+\b|\bchâssis sport(?: select)?\b\.?/gi,
  },
  {
    reason: dropped,
    pattern: /\bwith (?:Digital Door Mirrors|Elec Seats|Sunroof|Navi(?:gation)?)\b|\band Sunroof\b/gi,
  },
  { reason: dropped, pattern: /^(?:NEW|NOUVEAU|NOUVELLE) |\bNOUVEAU RANGE ROVER\b/gi },
  { reason: dropped, pattern: /(?<=\s|^)20(?:1[34]|2\d)(?=\s)/g },
  { reason: dropped, pattern: /(?:Executive Navi - )?Executive Navi Cuir\b/g, replacement: 'Executive Navi' },
  { reason: dropped, pattern: /(?:\s-)?\s\d\.\d+(?:\/\d\.\d+)? FDR(?: -)?(?=\s|$)/g },
  { reason: dropped, pattern: /^All (?=Tourneo)/g },
  { reason: dropped, pattern: /\s-(?=\s)/g, replacement: '' },
  { reason: gearbox, pattern: /\b(?:BVR|BVA|BVMA|BVMP|BMP|ETG|EGS|ASG)(\d+)\b/g, replacement: ' aut. $1 vel.' },
  { reason: gearbox, pattern: /(?<=\bMPI) (\d)(?= \d+ CV$)/g, replacement: ' manual $1 vel.' },
  { reason: dropped, pattern: / 1[3-9](?= \d+ CV$)/g, replacement: '' },
  { reason: gearbox, pattern: /\bBVR\b|\bBVA\b/g, replacement: ' aut.' },
  { reason: gearbox, pattern: /\bi?BVM(\d)\b/g, replacement: ' manual $1 vel.' },
  { reason: gearbox, pattern: /\bi?BVM\b/g, replacement: ' manual' },
  { reason: gearbox, pattern: /\bBoite DSG (\d) vit\b/gi, replacement: 'DSG$1' },
  { reason: gearbox, pattern: /\b(\d)-?speed Dual Clutch Transmission\b/gi, replacement: ' doble embrague $1 vel.' },
  { reason: gearbox, pattern: /\b(\d{1,2})[- ]speed\b/gi, replacement: ' $1 vel.' },
  { reason: gearbox, pattern: /\b(\d) ?Sp\./g, replacement: ' $1 vel.' },
  { reason: words, pattern: /\b([246])\*([24])\b\.?/g, replacement: '$1x$2' },
  { reason: words, pattern: /(\dx\d)\.(?=\s|$)/g, replacement: '$1' },
  { reason: words, pattern: /(?<!\p{L})vitré(?!\p{L})/giu, replacement: 'acristalado' },
  { reason: words, pattern: /\bcourt\b/gi, replacement: 'corto' },
  { reason: words, pattern: /(?<=Comfortline |Carat |Tourer )Long\b/gi, replacement: 'largo' },
  { reason: words, pattern: /\bExtended Wheelbase\b/g, replacement: 'batalla extralarga' },
  { reason: words, pattern: /\bSWB\b/g, replacement: 'batalla corta' },
  { reason: words, pattern: /\bLWB\b/g, replacement: 'batalla larga' },
  { reason: words, pattern: /\b(?:Station Wagon|Estate)\b/gi, replacement: 'familiar' },
  { reason: words, pattern: /\bconvertible\b/gi, replacement: 'cabrio' },
  { reason: words, pattern: /\bHB\b|\bHatch\b/g, replacement: 'Hatchback' },
  { reason: words, pattern: /\bSuspension Pneumatique\b/gi, replacement: 'suspensión neumática' },
  { reason: words, pattern: /\b(\d+) ANS\b/g, replacement: '$1 años' },
  { reason: words, pattern: /\b(\d) ?cyl\b/gi, replacement: '$1 cil.' },
  { reason: words, pattern: /\b(\d)-?(?: |)doors?\b/gi, replacement: '$1 puertas' },
  { reason: words, pattern: /\b(\d) ?(?:seats|st)\b/gi, replacement: '$1 plazas' },
  { reason: words, pattern: /\b([2-5])p\b/g, replacement: '$1 puertas' },
  { reason: words, pattern: /\bMild híbrido\b|\bmild-hybrid\b/gi, replacement: 'híbrido ligero' },
  { reason: words, pattern: /\bHybrid\b(?! ?(?:4|X))/g, replacement: 'híbrido' },
  { reason: words, pattern: /\bHeat Pump\b/gi, replacement: 'bomba de calor' },
  { reason: words, pattern: /(\d)kWh\b\.?(?: battery\b)?/gi, replacement: '$1 kWh' },
  { reason: words, pattern: /\bPack Hiver\b/gi, replacement: 'Pack Invierno' },
  { reason: words, pattern: /(?<!\p{L})L'gende(?!\p{L})/giu, replacement: 'Légende' },
  { reason: words, pattern: /\bconfortline\b/gi, replacement: 'Comfortline' },
  { reason: words, pattern: /\bPannoramic\b|\bPanoramic Roof\b/g, replacement: 'techo panorámico' },
  { reason: words, pattern: /\bclean diesel\b|(?<!\p{L})diesel(?!\p{L})/giu, replacement: 'diésel' },
  { reason: words, pattern: /\bwith\b/gi, replacement: 'con' },
  { reason: words, pattern: /\s(?:and|et)\s(?=aut\.|manual)/g },
  { reason: words, pattern: /\s(?:and|et)\s/g, replacement: ' y ' },
];
