import { formApp, visitor } from '../testing/form-app';

let form: Awaited<ReturnType<typeof formApp>> | undefined;
afterEach(() => form?.app.close());

async function started(agent: object = { insurance_line: 'Car' }) {
  form = await formApp();
  const customer = visitor(form);
  const token = await form.prepare(agent);
  await customer.unlock(token);
  return { ...form, customer, token };
}

describe('a step', () => {
  it('has the questions that a choice opens beside it, for the style to show once it is made', async () => {
    const { customer, token } = await started();
    const { body } = await customer.get(`/s/${token}/conductor`);
    expect(body).toMatch(
      /<div class="opener">[^]*name="driver.previously_insured" value="true" class="opens"[^]*value="false" \/>[^]*<div class="opened">[^]*name="driver.previous_company_code"/,
    );
    expect(body).not.toContain('Solo si');
  });

  it('fills in what rebuilding costs by a button, once that is known', async () => {
    const { customer, token } = await started({ insurance_line: 'Home' });
    const press = { buscar: 'risk.buildings_limit' };
    const at = `/s/${token}/vivienda`;
    const early = await customer.postOf((await customer.get(at)).body, at, press);
    expect(early.headers.location).toBe('vivienda?propuesta=1#risk.buildings_limit');
    expect((await customer.get(`${at}?propuesta=1`)).body).toContain('di antes los metros');
    const said = { 'risk.area_m2': '90', 'risk.build_quality': 'Normal', 'risk.use': 'Owner', ...press };
    const later = await customer.postOf((await customer.get(at)).body, at, said);
    expect(later.headers.location).toBe('vivienda#risk.buildings_limit');
    expect((await customer.get(at)).body).toMatch(/value="99000"[^]*Es lo que cuesta reconstruirla/);
  });

  it('has the holder confirm to be the holder, ticks nothing beforehand, and takes a tick back', async () => {
    const { customer, token, store } = await started({ insurance_line: 'Home' });
    const at = `/s/${token}/titular`;
    const { body } = await customer.get(at);
    expect(body).toMatch(
      /type="checkbox" id="risk.owner_is_holder" name="risk.owner_is_holder" value="true" aria-describedby/,
    );
    expect(body).not.toMatch(/¿Serás tú el titular/);
    await customer.postOf(body, at, { 'risk.owner_is_holder': 'true' });
    expect((await store.find('d1'))?.content.customer).toEqual({ 'risk.owner_is_holder': { value: true } });
    await customer.postOf((await customer.get(at)).body, at, {});
    expect((await customer.get(`${at}?revisa=1`)).body).toContain('Para seguir hace falta que lo confirmes.');
  });
});
