import { bodyOf } from '@cotiza/contract/testing';
import { TEST_CAR } from '@cotiza/insurers-port/testing';
import type { InsurerRequest } from '@cotiza/insurers-port';
import {
  aggregator,
  checkTestBody,
  declines,
  declinesFor,
  insurer,
  isDown,
  offerAt,
  offers,
  quotingWith,
  resultOf,
  TEST_REFERENCE,
  type Setting,
} from './testing';

const car = bodyOf('Car');
const riddenWith = (licence: string) =>
  bodyOf('Motorcycle').without('vehicle.registration_plate').withAll({
    'vehicle.code': 'MVTEST000001',
    'vehicle.registration_date': '2022-05-03',
    'driver.driving_license_type': licence,
  });

const quoted = async (setting: Setting, body: unknown = car.build()) => resultOf(await quotingWith(setting).ask(body));

describe('a quotation', () => {
  it('[States and transitions / cotizado] [Quotation result (response of POST) / estado] [Quotation result (response of POST) / ramo] [Quotation result (response of POST) / client_reference] [Quotation result (response of POST) / ofertas] [Quotation result (response of POST) / mejor_precio] [Quotation result (response of POST) / request_id] gathers the offers of every insurer, cheapest first', async () => {
    const dehesa = insurer('Dehesa', () => offers(offerAt(300_00), offerAt(200_05)));
    const aldaba = insurer('Aldaba', () => Promise.resolve(offers(offerAt(250_00))), 'remote');
    const result = await quoted({ insurers: [dehesa, aldaba] });
    expect(result).toMatchObject({
      estado: 'cotizado',
      ramo: 'Car',
      referencia: TEST_REFERENCE,
      client_reference: 'caso-2041',
      mejor_precio: 200.05,
      request_id: 'req-1',
    });
    const prices = result.ofertas.map(({ aseguradora, precio }) => `${aseguradora} ${precio}`);
    expect(prices).toEqual(['Dehesa 200.05', 'Aldaba 250', 'Dehesa 300']);
  });

  it('has the keys of the specification first, with client_reference, and those by which offers are compared after them', async () => {
    const result = await quoted({ insurers: [insurer('Aldaba', () => offers(offerAt(100_00)))] });
    expect(Object.keys(result).join(' ')).toBe(
      'estado ramo referencia client_reference ofertas mejor_precio siguiente_paso aviso request_id ' +
        'mejor_por_nivel rechazos sin_respuesta',
    );
    expect(Object.keys(result.ofertas[0]!).join(' ')).toBe(
      'aseguradora producto modalidad precio moneda periodicidad precio_anual_total franquicia es_estimacion oferta_id ' +
        'nivel coberturas firmeza valida_hasta desglose avisos formas_de_pago valor_asegurado numero_propuesta',
    );
  });

  it('[Offer item / aseguradora] [Offer item / producto] [Offer item / modalidad] [Offer item / precio] [Offer item / moneda] [Offer item / periodicidad] [Offer item / precio_anual_total] [Offer item / franquicia] [Offer item / es_estimacion] [Offer item / oferta_id] [Offer item / nivel] [Offer item / coberturas] [Offer item / firmeza] [Offer item / valida_hasta] [Offer item / desglose] [Offer item / avisos] says what the insurer has said, in euros', async () => {
    const breakdown = { netCents: 80_00, consorcioCents: 5_10, liquidationCents: 10, taxCents: 15_30 };
    const guarantees = [{ code: 'lunas', name: 'Lunas', cover: 'Rotura de lunas.' }] as const;
    const paid = { period: 'semestral', annualTotalCents: 100_50, excessCents: 300_00 } as const;
    const offer = offerAt(50_25, { ...paid, breakdown, guarantees });
    const { ofertas } = await quoted({ insurers: [insurer('Aldaba', () => offers(offer))] });
    expect(ofertas).toMatchObject([
      {
        ...{ aseguradora: 'Aldaba', producto: 'Producto', modalidad: 'Terceros', nivel: 'terceros' },
        ...{ precio: 50.25, moneda: 'EUR', periodicidad: 'semestral', precio_anual_total: 100.5, franquicia: 300 },
        ...{ es_estimacion: true, firmeza: 'estimacion', valida_hasta: '2026-12-06', coberturas: ['lunas'] },
        desglose: { prima_neta: 80, consorcio: 5.1, liquidacion: 0.1, impuestos: 15.3 },
        avisos: [],
      },
    ]);
  });

  it('[Quotation result (response of POST) / sin_respuesta] names the companies of an aggregator: in offers, declines and those without an answer', async () => {
    const lonja = aggregator('Lonja', { Uno: offers(offerAt(100_00)), Dos: declines(), Tres: isDown() });
    const { ofertas, rechazos, sin_respuesta, aviso } = await quoted({ insurers: [lonja] });
    const names = [ofertas, rechazos].map((list) => list.map(({ aseguradora }) => aseguradora));
    expect([...names, sin_respuesta]).toEqual([['Uno'], ['Dos'], ['Tres']]);
    expect(aviso).toContain('Se ha consultado a: Dos, Tres y Uno.');
  });

  it('goes on without an insurer over the limit of its bills, and says so', async () => {
    const paid = insurer('Uno', () => ({ kind: 'unavailable', cause: 'limit', detail: 'not asked' }));
    const { sin_respuesta, aviso } = await quoted({ insurers: [paid, insurer('Dos', declines)] });
    expect(sin_respuesta).toEqual(['Uno']);
    expect(aviso).toContain('Se ha consultado a: Dos.');
    expect(aviso).toContain('No se ha consultado, porque se ha alcanzado el límite de consultas de pago, a: Uno.');
    expect(aviso).not.toContain('No han respondido');
  });

  it('[Offer item / formas_de_pago] [Offer item / valor_asegurado] [Offer item / numero_propuesta] says the other ways to pay, the value of the vehicle in euros and the number of the proposal', async () => {
    const instalments = [{ period: 'semestral', priceCents: 51_05, annualTotalCents: 102_10 }] as const;
    const answered = offerAt(100_00, { instalments, vehicleValueCents: 9_000_00, proposalNumber: 'MIR-26-004182' });
    const { ofertas } = await quoted({ insurers: [insurer('Aldaba', () => offers(answered, offerAt(200_00)))] });
    expect(ofertas).toMatchObject([
      {
        precio: 100,
        formas_de_pago: [{ periodicidad: 'semestral', precio: 51.05, precio_anual_total: 102.1 }],
        valor_asegurado: 9_000,
        numero_propuesta: 'MIR-26-004182',
      },
      { precio: 200, formas_de_pago: [], valor_asegurado: null, numero_propuesta: null },
    ]);
  });

  it.each([
    [102_11, true],
    [102_10, false],
  ])('says once that instalments may differ from the price of a year where they do: %d, %s', async (total, isSaid) => {
    const instalments = [{ period: 'semestral', priceCents: 51_05, annualTotalCents: total }] as const;
    const offer = offerAt(100_00, { instalments });
    const { aviso } = await quoted({ insurers: [insurer('Aldaba', () => offers(offer))] });
    expect(aviso.includes('Los recibos se redondean')).toBe(isSaid);
  });

  it.each([
    ['above a quarter of its value', { excessCents: 0 }, 40_000, ['precio_alto_para_el_valor']],
    ['at a quarter of its value', { excessCents: 0 }, 40_004, []],
    ['of liability alone', { excessCents: null }, 40_000, []],
    ['of a value that is not said', { excessCents: 0 }, undefined, []],
  ])('points out own damage %s', async (_name, changes, vehicleValueCents, codes) => {
    const answered = offerAt(100_01, { ...changes, ...(vehicleValueCents === undefined ? {} : { vehicleValueCents }) });
    const [offer] = (await quoted({ insurers: [insurer('Aldaba', () => offers(answered))] })).ofertas;
    expect(offer?.avisos.map(({ codigo }) => codigo)).toEqual(codes);
  });

  it('gives client_reference as null when none was sent', async () => {
    const setting = { insurers: [insurer('Aldaba', () => offers(offerAt(100_00)))] };
    expect((await quoted(setting, car.without('client_reference').build())).client_reference).toBeNull();
  });

  it('orders equal prices by insurer and modality, in any order of answers', async () => {
    const same = (modality: string) => offerAt(100_00, { modality });
    const one = insurer('Aldaba', () => offers(same('Todo Riesgo'), same('Terceros')));
    const other = insurer('Brújula', () => offers(same('Terceros')));
    const orders = [await quoted({ insurers: [one, other] }), await quoted({ insurers: [other, one] })];
    expect(orders[0]!.ofertas).toEqual(orders[1]!.ofertas);
    const inOrder = orders[0]!.ofertas.map(({ aseguradora, modalidad }) => `${aseguradora} ${modalidad}`);
    expect(inOrder).toEqual(['Aldaba Terceros', 'Aldaba Todo Riesgo', 'Brújula Terceros']);
  });

  it('[States and transitions / sin_ofertas] is sin_ofertas when every insurer declines', async () => {
    const result = await quoted({ insurers: [insurer('Aldaba', declines), insurer('Brújula', declines)] });
    expect(result).toMatchObject({ estado: 'sin_ofertas', ofertas: [], mejor_precio: null });
    expect(result.aviso).toContain('Con estos datos no ofrecen seguro: Aldaba y Brújula («No asegura este riesgo»).');
  });

  it('is recorded before it is answered', async () => {
    const service = quotingWith({ insurers: [insurer('Aldaba', () => offers(offerAt(100_00)))] });
    const answer = await service.ask(car.build());
    expect(service.recorded).toHaveLength(1);
    expect(answer).toEqual({ result: service.recorded[0]!.result });
  });

  it('[Quotation result (response of POST) / siguiente_paso] promises an e-mail only when one will be sent', async () => {
    const insurers = [insurer('Aldaba', () => offers(offerAt(100_00)))];
    expect((await quoted({ insurers })).siguiente_paso).toContain('por correo electrónico con el enlace de compra');
    expect((await quoted({ insurers, emailsCustomer: false })).siguiente_paso).not.toContain('enlace de compra');
  });
});

describe('the notice', () => {
  it('[What the law asks besides / distributor] names the distributor, who was asked, who declined and who did not answer', async () => {
    const insurers = [insurer('Aldaba', () => offers(offerAt(100_00))), insurer('Brújula', declines)];
    const silent = ['Candil', 'Dehesa'].map((name) => insurer(name, isDown));
    const { aviso } = await quoted({ insurers: [...insurers, ...silent] });
    const said = [
      'Los precios marcados como estimación',
      'Correduría Inventada actúa como distribuidor de seguros y no da asesoramiento personalizado. ',
      'Precios de prueba: todavía no se pueden contratar. ',
      'Orden: de menor a mayor precio',
      'Precio personalizado: ',
      'No se compara todo el mercado. ',
      'Se ha consultado a: Aldaba, Brújula, Candil y Dehesa. ',
      'Con estos datos no ofrecen seguro: Brújula («No asegura este riesgo»). ',
      'No han respondido a tiempo o no han podido dar precio: Candil y Dehesa.',
    ];
    const places = said.map((text) => aviso.indexOf(text));
    expect(places).toEqual(places.filter((place) => place >= 0).toSorted((one, other) => one - other));
  });

  it('says why each declines, once, and names together those that say the same', async () => {
    const young = 'No asegura a conductores menores de 25 años.';
    const old = 'No asegura coches de más de 25 años.';
    const { aviso } = await quoted({
      insurers: [
        insurer('Espiga', () => declinesFor(old, young, old)),
        insurer('Dehesa', () => declinesFor(young)),
        insurer('Iberia', () => declinesFor(young)),
      ],
    });
    expect(aviso).toContain(
      'Con estos datos no ofrecen seguro: ' +
        'Dehesa, Espiga e Iberia («No asegura a conductores menores de 25 años»); ' +
        'Espiga («No asegura coches de más de 25 años»).',
    );
  });

  it('[Quotation result (response of POST) / aviso] [What the law asks besides / estimates] speaks of estimates only where there are some', async () => {
    const proposal = insurer('Aldaba', () => offers(offerAt(100_00, { firmness: 'proposal' })));
    expect((await quoted({ insurers: [proposal] })).aviso).not.toContain('estimación');
  });
});

describe('insurers that do not answer', () => {
  it('make the consultation unavailable when none does', async () => {
    const service = quotingWith({ insurers: [insurer('Aldaba', isDown)] });
    expect(await service.ask(car.build())).toEqual({
      refusal: { problem: 'consulta_no_disponible', faults: [], retryAfterSeconds: 30 },
    });
    expect(service.recorded).toEqual([]);
  });

  it('make it unavailable when this quotation asks none of those that sell the line', async () => {
    expect(await quotingWith({}).ask(car.build())).toMatchObject({ refusal: { problem: 'consulta_no_disponible' } });
  });

  it('are outweighed by one that declines: that is an answer', async () => {
    const insurers = [insurer('Aldaba', isDown), insurer('Brújula', declines)];
    const { estado, siguiente_paso } = await quoted({ insurers });
    expect(estado).toBe('sin_ofertas');
    expect(siguiente_paso).toContain('puede volver a intentarse más tarde');
  });
});

describe('what is refused', () => {
  const refusalOf = async (body: unknown) => {
    const answer = await quotingWith({ insurers: [insurer('Aldaba', () => offers(offerAt(100_00)))] }).ask(body);
    if ('result' in answer) throw new Error('it was quoted');
    const { problem, faults } = answer.refusal;
    return { problem, faults: faults.map(({ campo, codigo }) => `${campo} ${codigo}`) };
  };

  it('lists the faults of the contract and of the reference data together, in the order of the questions', async () => {
    const body = car
      .with('holder.economic_occupation', '9999')
      .with('holder.phone', '910000000')
      .with('driver.previous_company_code', 'NOBODY')
      .with('vehicle.brand_id', 'OTHER')
      .without('effective_date');
    expect(await refusalOf(body.build())).toEqual({
      problem: 'datos_invalidos',
      faults: [
        'effective_date falta',
        'holder.economic_occupation desconocido',
        'holder.phone formato',
        'vehicle.brand_id incoherente',
        'driver.previous_company_code desconocido',
      ],
    });
  });

  it('[Unsupported cases / a licence that does not allow the motorcycle] cannot be quoted', async () => {
    expect(await refusalOf(riddenWith('A1').build())).toEqual({
      problem: 'no_cotizable',
      faults: ['driver.driving_license_type caso_no_soportado'],
    });
  });

  it('asks for the version where the power is estimated and the licence depends on it', async () => {
    const licensed = (licence: string) =>
      checkTestBody(riddenWith(licence).build(), { powerKw: 45, powerIsEstimated: true });
    expect((await licensed('A2')).errores).toMatchObject([
      { campo: 'vehicle.code', codigo: 'ambiguo', valores: [{ etiqueta: 'Marca Modelo 500 46 CV' }] },
    ]);
    expect((await licensed('A1')).errores).toMatchObject([{ codigo: 'caso_no_soportado' }]);
    expect((await licensed('A')).errores).toEqual([]);
  });

  it('is a licence that cannot allow the motorcycle even before its date is known', async () => {
    const faultsWith = async (licence: string) =>
      (await refusalOf(riddenWith(licence).without('driver.driving_license_date').build())).faults;
    const noDate = 'driver.driving_license_date falta';
    expect(await faultsWith('A1')).toEqual(['driver.driving_license_type caso_no_soportado', noDate]);
    expect(await faultsWith('B')).toEqual([noDate]);
  });

  describe('a line that no insurer sells', () => {
    const refusedWith = async (draft: typeof car) => {
      const { ask, recorded } = quotingWith({ sells: false });
      const answer = await ask(draft.build(), 'clave-1');
      expect(recorded).toEqual([]);
      return answer;
    };
    const unsold = {
      campo: 'insurance_line',
      codigo: 'caso_no_soportado',
      mensaje: 'Ahora mismo ninguna aseguradora de este servicio cotiza este ramo.',
    };

    it('cannot be quoted, and there is no time after which to try again', async () => {
      expect(await refusedWith(car)).toEqual({ refusal: { problem: 'no_cotizable', faults: [unsold] } });
    });

    it('is refused together with every other fault', async () => {
      expect(await refusedWith(car.with('holder.phone', '910000000'))).toMatchObject({
        refusal: { problem: 'datos_invalidos', faults: [unsold, { campo: 'holder.phone', codigo: 'formato' }] },
      });
    });

    it('is a fault of the dry run too, which puts no question', async () => {
      const body = bodyOf('Home').without('holder.name').build();
      const { completo, errores, preguntas } = await checkTestBody(body, {}, { sells: () => false });
      expect({ completo, preguntas }).toEqual({ completo: false, preguntas: [] });
      expect(errores).toMatchObject([unsold, { campo: 'holder.name', codigo: 'falta' }]);
    });
  });
});

describe('the request to the insurers', () => {
  async function requestOf(body: unknown) {
    const requests: InsurerRequest[] = [];
    const quote = (request: InsurerRequest) => (requests.push(request), declines());
    await quoted({ insurers: [{ ...insurer('Aldaba', declines), quote }] }, body);
    return requests[0];
  }

  it('holds everything that could be deduced', async () => {
    expect(await requestOf(car.build())).toMatchObject({
      line: 'Car',
      reference: TEST_REFERENCE,
      holder: { documentId: '12345678Z', nationality: 'ESP' },
      driver: { documentId: '12345678Z' },
      owner: { documentId: '12345678Z' },
      holderTown: { id: 28079 },
      vehicle: { id: TEST_CAR.id },
      registrationDate: '2023-09-14',
    });
  });

  it('repeats the first surname in Home with a DNI and no second one', async () => {
    for (const draft of [bodyOf('Home').without('holder.surname2'), bodyOf('Home').with('holder.surname2', '')]) {
      expect((await requestOf(draft.build()))?.holder.surname2).toBe('Ejemplo');
    }
  });
});
