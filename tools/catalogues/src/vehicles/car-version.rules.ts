import type { TextRule } from './text-rules';

const marks = 'names cleaned: model-year marks';
const homologation = 'names cleaned: type-approval and test-cycle notes';
const equipment = 'names cleaned: wheels, upholstery and equipment lists';
const power = 'names cleaned: power, stated apart in kW';
const gearbox = 'names turned into Spanish: gearbox';
const words = 'names turned into Spanish: words';

/** Marks of a model year, which say nothing of the version: the years are stated apart. */
const modelYearRules: readonly TextRule[] = [
  { reason: marks, pattern: /,? ?\bModel Year(?: (?:Pre|Post))? ?\d{4}(?:\.\d+|[¼½¾])?/gi },
  { reason: marks, pattern: /,? ?\(?\b(?:MY|AM) ?\d{2,4}(?:\.\d+)?(?:\/(?:MY)?\d{2}(?:\.\d+)?)?\b\)?/gi },
  { reason: marks, pattern: /,? ?\b(?:20)?\d{2}(?:\.\d+)?MY\b/g },
  { reason: marks, pattern: /\s\(?20[12]\d\)?(?=\s|$)/g },
  { reason: marks, pattern: /\(\d{2}\/\d{2}\)/g },
];

/**
 * Removes what the sources add to the name of a version: British and French consumption tables name each test, so
 * one version comes once per wheel, per upholstery and per test. Then the words that remain, in Spanish.
 */
export const carVersionRules: readonly TextRule[] = [
  ...modelYearRules,
  { reason: 'names cleaned: a value that is not available', pattern: /\s?\bN\/A\b/g },
  { reason: 'names cleaned: broken characters', pattern: /[\uFFFDÂÃ]/g, replacement: '' },
  { reason: homologation, pattern: /\((?:VH|VL|WAV|GB|Standard(?: Model)?|Stop-Start|RE)\)/g },
  { reason: homologation, pattern: /\b[A-Z0-9]{6}-[A-Z0-9]{6}\b/g },
  { reason: homologation, pattern: /\bnorme AP\b.*$/gi },
  { reason: homologation, pattern: /\b(?:châssis classique|cl(?:asse )? ?[A-D]|fam(?:ille )? ?[AB])\b\.?/gi },
  { reason: homologation, pattern: /\b(?:avec|et) (?:full LED et )?alt 140A\b|\balt 140A\b|\bavec full LED\b/gi },
  {
    reason: homologation,
    pattern:
      /\b(?:EU6AP|FI[A-D]|gnI|ess ?\d?(?: ar)?|Spl|ss\+r|bat (?:mot|cof)|bat|mot|opt PAC|rlt|fbl|résist|éqt|PAC|LED|DCC|Airstop)(?=\s|$)/g,
  },
  { reason: homologation, pattern: /\bPTAC \d+ ?kg\b|\b[Ff]reins?\b/g },
  { reason: equipment, pattern: /\((?:sans )?option[^)]*\)|\b\d+ ?kW OBC\b|\s-\s.*\bTheme\b/gi },
  { reason: equipment, pattern: /\(?\b(?:JANTES|opt|pn de) ?\d{2}.*$/g },
  { reason: equipment, pattern: /(?<!\d)\d{2}(?:[/-]\d{2})*(?:''|"|”)(?:\s*à?\s*\d{2}'')?/g },
  {
    reason: equipment,
    pattern: /\s(?:\/|\+)\s.*\b(?:Leather(?:ette)?|Lth|Cloth|Nappa|Theme|Pano?|Roof|JBL|OBC|Parking|Towing)\b.*$/gi,
  },
  {
    reason: equipment,
    pattern:
      /\[[^\]}]*[\]}]|[[\]{}^]|\bBi-?Tone(?: Finish)?\b|\bwith Bose\b|\b(?:with|without) (?:Centre Console|Pano?)[^,]*|\bSunroof\b/gi,
  },
  {
    reason: equipment,
    pattern: /\bNo(?:HF)?PLG\b|\b(?:Rapid|optimum) charge\b|\bSafety Pack\b|\blithium-ion(?: battery)?\b/gi,
  },
  { reason: power, pattern: /\(?\b\d+(?:\.\d+)? ?(?:ch|PS|bhp|hp|cv)(?:\+\d+ ?kW)?\b\)?/gi },
  { reason: power, pattern: /\b\d{2,3}(?:\.\d)? ?kW\b(?! ?h| OBC)/gi },
  { reason: gearbox, pattern: /\b1-speed auto(?:matic)?\b|\s(?:A1|AT1)$/g },
  {
    reason: gearbox,
    pattern: /\b(?:BVM|MT)(\d)\b|\b(\d)[- ]?speed manual\b|\b(\d) ?MT\b|\sM(\d)$/gi,
    replacement: ' manual $1$2$3$4 vel.',
  },
  {
    reason: gearbox,
    pattern:
      /\bBVA(\d)\b|\b(\d+)[- ]?speed auto(?:matic)?(?: DCT)?\b|\b(\d)AT?(?=-|\s|$)|\sS?A([2-9]|1\d)(?=-|\s|$)|\bAT([2-9])\b/gi,
    replacement: ' aut. $1$2$3$4$5 vel.',
  },
  { reason: gearbox, pattern: /\bBVM\b|\bMT$/g },
  { reason: gearbox, pattern: /-\s?auto\b|\bBVA\b|\bAuto(?:matic)?\b(?!\.)/gi, replacement: ' aut.' },
  { reason: gearbox, pattern: /-(?=[AFR]WD$)/g },
  {
    reason: words,
    pattern: /\bSystème hybride rechargeable\b|\bPlug-?in(?: Hybrid)?\b|\bhybride rechargeable\b/gi,
    replacement: ' híbrido enchufable ',
  },
  { reason: words, pattern: /(?<!-)\b(?:Système )?hybride?\b/gi, replacement: ' híbrido ' },
  { reason: words, pattern: /\b(?:Moteur )?[éE]lectrique\b|\bElectric(?: Vehicle)?\b/g, replacement: ' eléctrico ' },
  { reason: words, pattern: /\bClasse ([A-Z]{1,3})\b|\b([A-Z]{1,3})-Class\b/gi, replacement: ' Clase $1$2 ' },
  { reason: equipment, pattern: /\bwith(?=\s*(?:E-CVT|aut\.|manual|$))/g },
  { reason: words, pattern: /\bMANUAL\b/gi, replacement: 'manual' },
  { reason: words, pattern: /\b([AFR]WD)\b(.*)\b\1\b/g, replacement: '$1$2' },
  { reason: words, pattern: /\b(?:essence|petrol)\b/gi, replacement: ' gasolina ' },
  { reason: words, pattern: /\bdiesel\b/gi, replacement: ' diésel ' },
  { reason: words, pattern: /\bwith (\d+(?:\.\d+)? ?kWh)(?: battery)?\b/gi, replacement: ' $1 ' },
  { reason: words, pattern: /(?<![.\d])(\d) ?(?:door|dr|P|portes)\b/g, replacement: ' $1 puertas ' },
  { reason: words, pattern: /\b(\d) ?PL\.?(?=\s|$)|\b(\d)[- ]seat(?:er)?\b/gi, replacement: ' $1$2 plazas ' },
  { reason: words, pattern: /\bPropulsion\b|\bRear-Wheel Drive\b/gi, replacement: ' tracción trasera ' },
  { reason: words, pattern: /\bTransmission intégrale\b|\bAll-Wheel Drive\b/gi, replacement: ' tracción total ' },
  { reason: words, pattern: /\bTraction\b|\bFront-Wheel Drive\b/gi, replacement: ' tracción delantera ' },
  { reason: words, pattern: /\bextra-long\b/gi, replacement: ' extralargo ' },
  { reason: words, pattern: /\b(?:Saloon|Berline)\b/gi, replacement: ' berlina ' },
  { reason: words, pattern: /\b(?:Convertible|Cabriolet)\b/gi, replacement: ' cabrio ' },
  {
    reason: 'names cleaned: sales talk and quotes',
    pattern: /\b(?:Nouvelle|Nouveau|All-?New|New|Standard Model)\b|(?<!\w)['‘’"]+|['‘’"]+(?!\w)|\(RED\)/g,
  },
];
