import { bodyOf } from '../testing/body-draft';
import { askedFields } from './asked-fields';

const required = (...[line, body]: Parameters<typeof askedFields>) =>
  [...askedFields(line, body)].filter(([, { isRequired }]) => isRequired).map(([path]) => path);

describe('the fields that a body asks for', () => {
  it('begins with those that need no other answer', () => {
    const asked = askedFields('Car', {});
    expect(asked.get('vehicle.registration_plate')).toEqual({ isRequired: false, isOpen: false });
    expect(asked.get('vehicle.version_id')).toEqual({ isRequired: true, isOpen: true });
    expect(asked.has('holder.surname2')).toBe(true);
    for (const path of ['driver.name', 'driver.surname2']) expect(asked.has(path)).toBe(false);
    expect(asked.has('owner.name')).toBe(false);
    expect(asked.has('driver.parking_fine_only')).toBe(false);
  });

  it('follows from the answers', () => {
    const car = bodyOf('Car');
    const other = car
      .with('driver.same_as_holder', false)
      .with('owner_same_as_holder', false)
      .with('driver.penalties', '1');
    expect(required('Car', other.build())).toEqual(
      expect.arrayContaining(['driver.name', 'owner.name', 'driver.parking_fine_only']),
    );
    const first = askedFields('Car', car.with('driver.previously_insured', false).build());
    expect(first.has('driver.previous_company_code')).toBe(false);
  });

  it('asks where a holder lives once the holder does not live in the insured home', () => {
    const home = bodyOf('Home').without('holder.address_same_as_risk');
    expect(required('Home', home.build())).toContain('holder.address_same_as_risk');
    expect(required('Home', home.build())).not.toContain('holder.address.postal_code');
    const elsewhere = home.with('holder.address_same_as_risk', false);
    expect(required('Home', elsewhere.build())).toContain('holder.address.postal_code');
  });
});
