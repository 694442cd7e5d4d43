import { formVisits } from '../testing/form-visits';

const { started } = formVisits();

describe('a step', () => {
  it('has the questions that a choice opens beside it, for the style to show once it is made', async () => {
    const { customer, token } = await started();
    const { body } = await customer.get(`/s/${token}/conductor`);
    expect(body).toMatch(
      /<div class="opener">[^]*name="driver.previously_insured" value="true" class="opens"[^]*value="false" \/>[^]*<div class="opened">[^]*name="driver.previous_company_code"/,
    );
    expect(body).not.toContain('Solo si');
  });

  it('asks for what a choice opens only after the choice, and shows a fault in it at once', async () => {
    const { customer, token } = await started();
    const at = `/s/${token}/coche`;
    const fault = 'href="#vehicle.purchase_date"';
    const { body } = await customer.get(`${at}?revisa=1`);
    expect(body).toContain('href="#vehicle.purchase_type"');
    expect(body).not.toContain(fault);
    expect(body).toContain('<div class="opened">');
    await customer.postOf(body, at, { 'vehicle.purchase_date.dia': 'ayer' });
    const later = (await customer.get(at)).body;
    expect(later).toContain(fault);
    expect(later).not.toContain('<div class="opened">');
  });

  it('is one of named steps that can be gone back to, with the time left, and says once something is saved', async () => {
    const { customer, token } = await started();
    const at = `/s/${token}/titular`;
    const { body } = await customer.get(at);
    expect(body).toMatch(
      /<a href="coche" class="reached">Coche<[^]*<a href="titular" class="reached" aria-current="step">Titular</,
    );
    const minutes = (page: string) => Number(/quedan? (?:unos )?(\d+) minutos?/.exec(page)?.[1]);
    expect(minutes(body)).toBeLessThan(minutes((await customer.get(`/s/${token}/coche`)).body));
    expect(body).not.toContain('>Guardado<');
    await customer.postOf(body, at, { 'holder.name': 'Lucía' });
    expect((await customer.get(at)).body).toContain('>Guardado<');
  });

  it('fills in what rebuilding costs by a button, once that is known', async () => {
    const { customer, token } = await started({ insurance_line: 'Home' });
    const press = { buscar: 'risk.buildings_limit' };
    const at = `/s/${token}/vivienda`;
    const early = await customer.fill(at, press);
    expect(early.headers.location).toBe('vivienda?propuesta=1#risk.buildings_limit');
    expect((await customer.get(`${at}?propuesta=1`)).body).toContain('indica antes los metros');
    const said = { 'risk.area_m2': '90', 'risk.build_quality': 'Normal', 'risk.use': 'Owner', ...press };
    const later = await customer.fill(at, said);
    expect(later.headers.location).toBe('vivienda#risk.buildings_limit');
    expect((await customer.get(at)).body).toMatch(/value="99000"[^]*Es lo que costaría reconstruir la vivienda/);
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
    await customer.fill(at, {});
    expect((await customer.get(`${at}?revisa=1`)).body).toContain('Para seguir hace falta que lo confirmes.');
  });

  it('reads a day from its boxes, with keyboards and names that a browser knows, and says why it is none', async () => {
    const { customer, token, store } = await started();
    const at = `/s/${token}/titular`;
    const { body } = await customer.get(at);
    expect(body).toMatch(
      /name="holder.birth_date.anio" value="" maxlength="4" inputmode="numeric" autocomplete="bday-year"/,
    );
    await customer.postOf(body, at, { 'holder.birth_date.dia': '03/05/87' });
    expect((await store.find('d1'))?.content.customer).toMatchObject({ 'holder.birth_date': { value: '1987-05-03' } });
    const boxes = { 'holder.birth_date.dia': '3', 'holder.birth_date.mes': '5', 'holder.birth_date.anio': '12' };
    await customer.fill(at, boxes);
    expect((await customer.get(at)).body).toContain('12 puede ser 1912 o 2012');
  });

  it('shows the town of a postal code, and begins the list of roads with the most frequent', async () => {
    const { customer, token } = await started({ insurance_line: 'Home' });
    const at = `/s/${token}/vivienda`;
    const { body } = await customer.get(at);
    expect(body).toMatch(
      /inputmode="numeric" [^]*<option value="" selected="selected">Elige<\/option>\s*<option value="Calle">/,
    );
    await customer.postOf(body, at, { 'risk.address.postal_code': '28013' });
    expect((await customer.get(at)).body).toContain('Municipio: Madrid.');
    expect((await customer.get(`/s/${token}/titular`)).body).toContain(
      'Municipio: Madrid (28013) · <a href="vivienda#risk.address.postal_code">Cambiar',
    );
  });

  it('asks for the town of a postal code that has several, or another than was chosen', async () => {
    const { customer, token } = await started({ insurance_line: 'Home' });
    const at = `/s/${token}/vivienda`;
    const say = async (said: Readonly<Record<string, string>>) => {
      await customer.fill(at, said);
      const { body } = await customer.get(`${at}?revisa=1`);
      return /<legend>¿En qué municipio[^]*?<\/fieldset>/.exec(body)?.[0];
    };
    const several = await say({ 'risk.address.postal_code': '03001' });
    expect(several).toMatch(/varios municipios\. Elige cuál es\.<[^]*> Alacant<[^]*> Campello</);
    expect(several).not.toContain('opcional');
    const chosen = { 'risk.address.town_id': '3050' };
    await say({ 'risk.address.postal_code': '03001', ...chosen });
    const other = await say({ 'risk.address.postal_code': '28013', ...chosen });
    expect(other).toMatch(/no es de ese código postal\. Elige cuál es\.<[^]*> Madrid</);
    expect(other).not.toMatch(/opcional|3050/);
  });
});
