const GUARANTEES = [
  { name: 'Responsabilidad civil', cover: 'Daños a otros.' },
  { name: 'Asistencia en viaje', cover: 'Grúa desde el kilómetro cero.' },
];

/** A quotation in the form that the version that wrote forms without a number gave it, once deciphered. */
export const QUOTE_OF_FIRST_FORM = {
  body: {
    insurance_line: 'Car',
    effective_date: '2026-12-01',
    client_reference: 'caso-2041',
    holder: { document_type: 'Dni', document_id: '12345678Z', name: 'Lucía', email: 'lucia.ejemplo@example.com' },
    vehicle: { registration_plate: '1234MKF', purchase_type: 'already_owned', purchase_date: '2023-09-14' },
    driver: { same_as_holder: true, driving_license_type: 'B', driving_license_date: '2004-07-20' },
    owner_same_as_holder: true,
  },
  facts: { holderTown: 28079, vehicle: 'CVTEST000001', registrationDate: '2023-09-14' },
  insured: { kind: 'vehicle', brand: 'Marca', model: 'Modelo', version: '1.0 80 CV', plate: '1234MKF' },
  answers: [
    { insurer: 'aldaba', kind: 'offers', offers: 2 },
    { insurer: 'candil', kind: 'declined', reasons: [{ code: 'not-wanted', message: 'No asegura este riesgo.' }] },
    { insurer: 'espiga', kind: 'unavailable', cause: 'failure', detail: 'down on purpose' },
  ],
  result: {
    estado: 'cotizado',
    ramo: 'Car',
    referencia: 'COT-0000000001',
    client_reference: 'caso-2041',
    ofertas: [
      ['Aldaba', 'Producto', 'Terceros', 321.4, 'EUR', 'anual', 321.4, null, true],
      ['Aldaba', 'Producto', 'Terceros', 402.15, 'EUR', 'anual', 402.15, null, true],
    ],
    mejor_precio: 321.4,
    siguiente_paso: 'Presenta los precios al cliente.',
    aviso: 'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora.',
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
  },
  guarantees: [GUARANTEES, GUARANTEES],
};
