import { LAW, lawOf } from '@cotiza/insurers-port';
import { carRequest, homeRequest, motorcycleRequest } from '@cotiza/insurers-port/testing';
import { tariffs } from '../testing/embedded';
import { loadTariffs } from '../tariffs';
import { explainRequest } from './explain-request';
import { loadTariffInsurers } from './tariff.connector';

const context = { signal: new AbortController().signal, deadlineMs: 1000 };

it('explains every offer that the connectors make, to the cent, and names nobody', () => {
  const request = carRequest();
  const { insurers, risk } = explainRequest(tariffs, request);
  const explained = insurers.flatMap(({ insurer, offers }) =>
    offers.map(({ totalCents, steps }) => [insurer.id, totalCents, steps.at(-1)!.amountCents]),
  );
  const quoted = loadTariffInsurers().flatMap((connector) => {
    const outcome = connector.quote(request, context);
    if (outcome instanceof Promise || outcome.kind !== 'offers') return [];
    return outcome.offers.map(({ priceCents }) => [connector.manifest.id, priceCents, priceCents]);
  });
  expect(explained.length).toBeGreaterThan(10);
  expect(explained).toEqual(quoted);
  expect(JSON.stringify(risk)).not.toContain(request.body.holder.surname);
});

it.each([
  ['car', carRequest],
  ['motorcycle', motorcycleRequest],
])('values a %s by the law that a quotation was priced by, not by a later correction', (_name, requestOf) => {
  const table = LAW.series.vehicle_value_left;
  const corrected = table.rows.map((row) => ({ ...row, value: [1], added: '9999.1' }));
  const law = lawOf({ ...LAW.series, vehicle_value_left: { ...table, rows: [...table.rows, ...corrected] } });
  const later = loadTariffs({ law });
  const valueBy = (version: string) => {
    const { risk } = explainRequest(later, requestOf(), version);
    return 'retailValueCents' in risk ? risk.retailValueCents : null;
  };
  const { risk } = explainRequest(tariffs, requestOf());
  expect(risk).toMatchObject({ retailValueCents: valueBy(LAW.version) });
  expect(valueBy('9999.1')).not.toBe(valueBy(LAW.version));
});

it('what cannot be true is declined by all, by no book', () => {
  const ancient = { ...homeRequest().holder, birthDate: '1880-01-01' };
  for (const { version, declined } of explainRequest(tariffs, homeRequest(undefined, { holder: ancient })).insurers)
    expect([version, declined.map(({ code }) => code)]).toEqual([null, ['older-than-anybody']]);
});
