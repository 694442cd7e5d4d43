import { defined } from '@cotiza/kernel';
import type { PlateMatch, PlateRegistry } from '@cotiza/quoting';

type Line = Parameters<PlateRegistry['find']>[0];

/**
 * Published test plates, by line. Any other plate is unknown, such as `0000BBB`. The dates are in the months in which the
 * series of the plates were issued.
 */
export const SANDBOX_PLATES: Readonly<Record<Line, Readonly<Record<string, readonly PlateMatch[]>>>> = {
  Car: {
    // One version: SEAT Ibiza 1.0 MPI 80 CV.
    '1234MKF': [{ versionId: 'CVJG25SQP021', registrationDate: '2023-09-14' }],
    // Several versions: SEAT Ibiza FR 1.0 TSI, manual 95 CV or automatic 110 CV.
    '5678MZB': [
      { versionId: 'CVR1HENKQ889', registrationDate: '2025-03-20' },
      { versionId: 'CVEQNZ0XF0H2', registrationDate: '2025-03-20' },
    ],
  },
  Motorcycle: {
    // One version: Honda CB500F.
    '4321LXT': [{ versionId: 'MVGW5TPGDCJT', registrationDate: '2022-05-03' }],
    // Several versions: Yamaha MT-07, the full one and the one limited to 35 kW.
    '8765LXT': [
      { versionId: 'MVBXB2N3JWXQ', registrationDate: '2022-05-12' },
      { versionId: 'MV7PRGR5K649', registrationDate: '2022-05-12' },
    ],
  },
};

const UNKNOWN: readonly PlateMatch[] = [];

/**
 * The registry without a network, which knows only the published plates. With another catalogue than the embedded one, their
 * versions may be unknown, and the customer is asked.
 */
export const sandboxPlateRegistry: PlateRegistry = {
  find: (line, plate) =>
    Object.hasOwn(SANDBOX_PLATES[line], plate)
      ? defined(SANDBOX_PLATES[line][plate], 'versions of that trial plate')
      : UNKNOWN,
};
