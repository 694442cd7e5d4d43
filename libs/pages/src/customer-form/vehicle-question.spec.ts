import { bodyOf, typedTexts } from '@cotiza/contract/testing';
import { formVisits } from '../testing/form-visits';

const { started } = formVisits();

describe('the vehicle of a step', () => {
  it('asks whether the vehicle of a plate is the customer’s, and goes on once that is confirmed', async () => {
    const { customer, token, store } = await started();
    const first = await customer.get(`/s/${token}/coche`);
    const searched = { 'vehicle.registration_plate': '1234mkf', buscar: 'vehicle.registration_plate' };
    const found = await customer.postOf(first.body, `/s/${token}/coche`, searched);
    expect([found.statusCode, found.headers.location]).toEqual([303, 'coche#vehicle.registration_plate']);
    const { body } = await customer.get(`/s/${token}/coche`);
    expect(body).toMatch(/<legend>Marca Modelo 1.0, gasolina, \d+ CV, 2023: ¿es tu coche\?<\/legend>/);
    expect(body).not.toMatch(/aria-invalid=|name="vehicle.version_id"[^>]*checked/);
    const again = await customer.postOf(body, `/s/${token}/coche`, { 'vehicle.registration_plate': '1234MKF' });
    expect(again.headers.location).toBe('coche?revisa=1#fallos');
    expect((await customer.get(`/s/${token}/coche?revisa=1`)).body).toMatch(
      /<a href="#vehicle.version_id">Di si es tu coche\.<[^]*<legend>[^<]*¿es tu coche\?<\/legend>\s*<p class="fault"[^>]*>Di si es tu coche\.</,
    );
    const texts = typedTexts(bodyOf('Car'));
    const [, version = ''] = /name="vehicle.version_id" value="([^"]+)"/.exec(body) ?? [];
    const confirmed = await customer.answer(`/s/${token}/coche`, new Map([...texts, ['vehicle.version_id', version]]));
    expect(confirmed.headers.location).toBe('titular');
    expect((await store.find('d1'))?.content.customer['vehicle.version_id']).toEqual({ value: version });
    const changed = await customer.get(`/s/${token}/coche`);
    await customer.postOf(changed.body, `/s/${token}/coche`, { ...searched, 'vehicle.registration_plate': '0000BBB' });
    expect((await store.find('d1'))?.content.customer['vehicle.version_id']).toEqual({});
  });

  it('is confirmed first where the form was begun with a plate', async () => {
    const { customer } = await started();
    const begun = await customer.post('/cotizar/coche', { matricula: '1234 mkf' });
    const path = String(begun.headers.location).replace('..', '');
    expect((await customer.get(path)).body).toMatch(/value="1234MKF"[^]*¿es tu coche\?/);
    expect((await customer.post('/cotizar/coche', { matricula: 'x'.repeat(21) })).statusCode).toBe(400);
  });

  it('takes a plate away whose vehicle is another, and asks for the vehicle', async () => {
    const { customer, token, store } = await started({
      insurance_line: 'Car',
      vehicle: { registration_plate: '1234MKF' },
    });
    const { body } = await customer.get(`/s/${token}/coche`);
    await customer.postOf(body, `/s/${token}/coche`, { 'vehicle.version_id': 'otro' });
    expect((await store.find('d1'))?.content.customer).toMatchObject({ 'vehicle.registration_plate': {} });
    expect((await customer.get(`/s/${token}/coche?revisa=1`)).body).toContain(
      'Escribe la matrícula o, si no la tienes, busca',
    );
  });

  it('says that a plate is unknown and what to do, and faults nothing that was not answered yet', async () => {
    const { customer, token } = await started();
    const first = await customer.get(`/s/${token}/coche`);
    expect(first.body).toMatch(
      /<details><summary>No tengo matrícula o no la sé<\/summary>[^]*texto\.vehicle\.version_id/,
    );
    await customer.postOf(first.body, `/s/${token}/coche`, {
      'vehicle.registration_plate': '0000BBB',
      buscar: 'vehicle.registration_plate',
    });
    const { body } = await customer.get(`/s/${token}/coche`);
    expect(body).toContain('No conocemos esa matrícula: compruébala. Si está bien, busca aquí tu coche por marca');
    expect(body).not.toMatch(/<details>|aria-invalid=/);
  });

  it('searches for the plate by Enter in its box, whose button is the first of the form', async () => {
    const { customer, token } = await started();
    const { body } = await customer.get(`/s/${token}/coche`);
    expect(/<form[^]*?<button[^>]*>/.exec(body)?.[0]).toMatch(/value="vehicle.registration_plate">$/);
    expect(body).toMatch(/id="vehicle.registration_plate"[^>]* pattern="[^"]+"/);
  });
});
