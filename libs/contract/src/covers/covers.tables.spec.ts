import { INSURANCE_LINES } from '../lines';
import type { CoverLevel, Guarantee } from './cover';
import { GUARANTEES, guaranteeName } from './guarantees.table';
import { COVER_LEVELS, hasExcess, levelNamed, type LevelCode } from './levels.table';

describe.each(INSURANCE_LINES)('the cover of %s', (line) => {
  const levels: readonly (readonly [string, CoverLevel])[] = Object.entries(COVER_LEVELS[line]);
  const guarantees: readonly (readonly [string, Guarantee])[] = Object.entries(GUARANTEES[line]);

  it('tells its levels and guarantees apart by name', () => {
    const names = [...levels, ...guarantees].map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

it.each([
  [{ code: 'robo', name: 'Robo y hurto' }, 'Robo'],
  [
    { code: 'rc_obligatoria', name: 'Responsabilidad civil: daños a personas' },
    'Responsabilidad civil obligatoria: daños a personas',
  ],
  [{ name: 'Retirada de puntos' }, 'Retirada de puntos'],
])('a guarantee is written in one way, whatever its insurer calls it: %j', (guarantee, written) =>
  expect(guaranteeName('Car', guarantee)).toBe(written),
);

it('a level is found by its name in its own line, whatever the capitals, and none is guessed', () => {
  expect(levelNamed('Car', 'Terceros Ampliado')).toBe('terceros_ampliado');
  expect(levelNamed('Home', 'básico')).toBe('basico');
  expect(levelNamed('Motorcycle', 'Terceros Ampliado')).toBeNull();
  expect(levelNamed('Car', 'constructor')).toBeNull();
});

it('an excess exists where own damage is paid, and nowhere else', () => {
  const without = INSURANCE_LINES.flatMap((line) =>
    (Object.keys(COVER_LEVELS[line]) as LevelCode[]).filter((level) => !hasExcess(line, level)),
  );
  expect(without).toEqual(['terceros', 'terceros_ampliado', 'terceros', 'terceros_robo_incendio']);
});
