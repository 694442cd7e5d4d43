import 'reflect-metadata';
import { exampleBody } from '@cotiza/contract';
import { ValidationPipe } from '@nestjs/common';
import { CarBodyDto } from './car-body.dto';

const pipe = new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true });
const judge = (body: unknown) => pipe.transform(body, { type: 'body', metatype: CarBodyDto }) as Promise<CarBodyDto>;

/** The example body as it comes from the wire, with one value replaced. */
function bodyWith(path: readonly string[], value: unknown): unknown {
  const body = JSON.parse(JSON.stringify(exampleBody('Car', '2027-01-01'))) as Record<string, unknown>;
  const last = path.at(-1)!;
  const at = path.slice(0, -1).reduce((node, name) => node[name] as Record<string, unknown>, body);
  at[last] = value;
  return body;
}

it('takes the body that is measured, whole', async () => {
  const taken = await judge(bodyWith(['client_reference'], 'x'));
  expect(JSON.parse(JSON.stringify(taken))).toEqual(bodyWith(['client_reference'], 'x'));
});

it.each([
  ['a value of another type', ['driver', 'points_lost'], 'no'],
  ['a value outside its list', ['vehicle', 'use'], 'Racing'],
  ['a day that does not exist', ['holder', 'birth_date'], '1985-02-30'],
  ['a text of another form', ['holder', 'address', 'postal_code'], '99999'],
  ['a number out of range', ['driver', 'total_years_insured'], 81],
  ['a missing field', ['vehicle', 'annual_km'], undefined],
  ['a missing object', ['holder', 'address'], undefined],
  ['an unknown field', ['vehicle', 'colour'], 'red'],
  ['a missing field that another answer asks for', ['driver', 'same_as_holder'], false],
])('refuses %s', async (_what, path, value) => {
  await expect(judge(bodyWith(path, value))).rejects.toThrow();
});
