/** A quotation exactly as the version that wrote forms without a number kept it, once deciphered. */
export const QUOTE_OF_FIRST_FORM = {
  body: {
    insurance_line: 'Car',
    effective_date: '2026-12-01',
    client_reference: 'caso-2041',
    holder: {
      document_type: 'Dni',
      document_id: '12345678Z',
      name: 'Lucía',
      surname: 'Ejemplo',
      surname2: 'Inventado',
      birth_date: '1985-04-12',
      gender: 'Female',
      marital_status: 'Married',
      employment_status: 'Employee',
      economic_occupation: '2611',
      phone: '600000000',
      email: 'lucia.ejemplo@example.com',
      address: {
        postal_code: '28013',
        road_type: 'Calle',
        road_name: 'del Ejemplo',
        road_number: '7',
      },
    },
    vehicle: {
      registration_plate: '1234MKF',
      purchase_type: 'already_owned',
      purchase_date: '2023-09-14',
      use: 'Private',
      annual_km: 'UpTo15000km',
      parking_type: 'CommunalParking',
    },
    driver: {
      same_as_holder: true,
      driving_license_type: 'B',
      driving_license_date: '2004-07-20',
      driving_license_country: 'ESP',
      previously_insured: true,
      previous_company_code: 'C0109',
      previous_policy_number: 'POL-0000-2041',
      previous_plate: '1234MKF',
      total_years_insured: 12,
      years_in_previous_company: 4,
      years_without_accidents: 10,
      last_five_years_accidents: 0,
      penalties: '0',
      points_lost: false,
    },
    owner_same_as_holder: true,
  },
  facts: {
    holderTown: 28079,
    vehicle: 'CVTEST000001',
    registrationDate: '2023-09-14',
  },
  insured: {
    kind: 'vehicle',
    brand: 'Marca',
    model: 'Modelo',
    version: '1.0 80 CV',
    plate: '1234MKF',
  },
  answers: [
    {
      insurer: 'aldaba',
      kind: 'offers',
      offers: 2,
    },
    {
      insurer: 'candil',
      kind: 'declined',
      reasons: [
        {
          code: 'not-wanted',
          message: 'No asegura este riesgo.',
        },
      ],
    },
    {
      insurer: 'espiga',
      kind: 'unavailable',
      cause: 'failure',
      detail: 'down on purpose',
    },
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
    aviso:
      'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. Correduría Faro actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros. Con estos datos no ofrecen seguro: Espiga Seguros («No asegura coches de más de 25 años»).',
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
  },
  guarantees: [
    [
      {
        name: 'Responsabilidad civil',
        cover: 'Daños a otros.',
      },
      {
        name: 'Asistencia en viaje',
        cover: 'Grúa desde el kilómetro cero.',
      },
    ],
    [
      {
        name: 'Responsabilidad civil',
        cover: 'Daños a otros.',
      },
      {
        name: 'Asistencia en viaje',
        cover: 'Grúa desde el kilómetro cero.',
      },
    ],
  ],
};
