import { PROBLEM_CODES } from '@cotiza/contract';
import { refusalPage } from './refusal.page';
import { ABOUT } from './testing/page-app';

const pageAt = (url: string, cookie?: string, problem: (typeof PROBLEM_CODES)[number] = 'no_encontrado') =>
  refusalPage(ABOUT)({ problem, faults: [] }, '../', { url, headers: { cookie } }).page;

describe('a refusal for a browser', () => {
  it.each([
    ['/en/nothing', undefined],
    ['/cotizar/coche?idioma=en', undefined],
    ['/s/x', 'cotiza_idioma=en'],
  ])('is in English at %s with the cookie %s', (url, cookie) => {
    for (const problem of PROBLEM_CODES) {
      const page = pageAt(url, cookie, problem);
      expect(page).toContain('<html lang="en">');
      expect(page.replace(/<span lang="es">.*?<\/span>/g, '')).not.toMatch(/[ñáéíóú¿]| (?:de|que|el|la) /);
    }
  });

  it('is in Spanish elsewhere', () => {
    expect(pageAt('/s/x?idioma=es', 'cotiza_idioma=en')).toContain('<h1>Esta página no existe</h1>');
    expect(pageAt('/nada')).toContain('<html lang="es">');
  });
});
