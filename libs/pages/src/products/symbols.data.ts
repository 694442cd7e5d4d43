import type { SectionIcon, SectionMark } from '@cotiza/quoting';

/** Each icon as a stroked path of 24 by 24, for the page and the PDF. */
export const ICON_PATHS: Readonly<Record<SectionIcon, string>> = {
  umbrella: 'M3 12 A9 9 0 0 1 21 12 Z M12 3 L12 1.5 M12 12 L12 19.5 A2 2 0 0 1 8 19.5',
  'cross-in-triangle': 'M12 2 L22.5 21 L1.5 21 Z M9 12 L15 18 M15 12 L9 18',
  'exclamation-in-triangle': 'M12 2 L22.5 21 L1.5 21 Z M12 9 L12 15 M12 17.5 L12 18.5',
  globe: 'M2 12 A10 10 0 0 1 22 12 A10 10 0 0 1 2 12 Z M2 12 L22 12 M12 2 C7 7 7 17 12 22 M12 2 C17 7 17 17 12 22',
  handshake:
    'M1 8 L6 6 L12 9 L18 6 L23 8 L23 15 L19 16 L13 20 L10 19 L5 16 L1 15 Z M12 9 L8 12 L11 13 L14 11 L19 16 M10 19 L8 17 M13 20 L11 17',
  coins:
    'M2 7 A6 2.5 0 0 1 14 7 A6 2.5 0 0 1 2 7 Z M2 7 L2 17 A6 2.5 0 0 0 14 17 L14 7 M2 12 A6 2.5 0 0 0 14 12 M14 12 A4 2 0 0 1 22 12 A4 2 0 0 1 14 12 M22 12 L22 18 A4 2 0 0 1 14 18',
  hourglass: 'M5 2 L19 2 M5 22 L19 22 M7 2 L7 6 L12 12 L17 6 L17 2 M7 22 L7 18 L12 12 L17 18 L17 22 M9 20 L15 20',
  'hand-on-shield':
    'M12 1.5 L22 4.5 L22 12 C22 17 17 21 12 22.5 C7 21 2 17 2 12 L2 4.5 Z M8 13 L8 8 M10.5 12 L10.5 6 M13 12 L13 6 M15.5 13 L15.5 8 M8 13 L8 15 C8 18 15.5 18 15.5 15 L15.5 13',
};

/** Each mark as a stroked path. */
export const MARK_PATHS: Readonly<Record<SectionMark, string>> = {
  tick: 'M3 13 L9 19 L21 5',
  cross: 'M4 4 L20 20 M20 4 L4 20',
  exclamation: 'M12 3 L12 15 M12 19 L12 21',
  bullet: 'M9 12 A3 3 0 0 1 15 12 A3 3 0 0 1 9 12 Z',
};

/** The meaning of a mark, for screen readers. */
export const MARK_WORDS: Readonly<Record<SectionMark, string>> = {
  tick: 'Sí:',
  cross: 'No:',
  exclamation: 'Atención:',
  bullet: '',
};
