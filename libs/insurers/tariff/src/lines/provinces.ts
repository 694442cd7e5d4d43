/** The INE codes of the 52 provinces and autonomous cities, `01` (Araba/Álava) to `52` (Melilla). */
export const PROVINCE_CODES: readonly string[] = Array.from({ length: 52 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);
