import { EMBEDDED_RATE_BOOKS, loadRateBooks } from '../book/load-rate-books';
import { lineModels } from '../lines/line-models';
import { claimsHistoryOf } from './claims-history';

const books = loadRateBooks(EMBEDDED_RATE_BOOKS);
const aldaba = books.find(
  ({ insurer, line, version }) => insurer.id === 'aldaba' && line === 'Car' && version === '2026.3',
)!;

describe('how a product uses the claims history', () => {
  it('is said from the rates of its book', () => {
    expect(claimsHistoryOf(aldaba)).toEqual([
      'Por los años seguidos sin siniestros, sobre la prima de base: ninguno, un 10\u00a0% más; 1, un 5\u00a0% más; 2, lo mismo; 3, un 5\u00a0% menos; 4, un 11\u00a0% menos; 5, un 16\u00a0% menos; 6, un 21\u00a0% menos; 7, un 26\u00a0% menos; 8, un 31\u00a0% menos; 9, un 36\u00a0% menos; 10 o más, un 41\u00a0% menos.',
      'Cada siniestro con culpa de los últimos cinco años suma 30 puntos, hasta un 48\u00a0% más como mucho.',
      'Se aplica a estas garantías: Responsabilidad civil: daños a personas; Responsabilidad civil: daños materiales; Defensa jurídica y reclamación de daños; Accidentes del conductor; Daños propios.',
      'No asegura a quien ha tenido más de 2 accidentes con culpa en los últimos 5 años.',
    ]);
  });

  it('is said by every vehicle product and by no other, and changes with its book', () => {
    for (const book of books) expect(claimsHistoryOf(book).length > 0).toBe(book.line !== 'Home');
    const factors = aldaba.factors.map((row) => (row.kind === 'bonus-malus' ? { ...row, perClaim: 0.125 } : row));
    expect(claimsHistoryOf({ ...aldaba, factors })[1]).toContain('suma 12,5 puntos');
  });

  it('never depends on who issued a certificate, or where: no tariff can read it', () => {
    for (const { variables } of [lineModels.Car, lineModels.Motorcycle]) {
      expect(Object.keys(variables).join()).not.toMatch(/country|nationality|company|certificate/i);
    }
  });
});
