import { bodyOf, TEST_DAY, type BodyDraft } from '../testing/body-draft';
import { ACME } from '../testing/company';
import { faultsOf } from '../testing/row-cases';
import { judge } from '../validation/judge';

const motor = [bodyOf('Car'), bodyOf('Motorcycle')];

/** Returns a body in which a block describes a company and holds no other data of a person. */
function withCompany(base: BodyDraft, block: string): BodyDraft {
  const said: BodyDraft = {
    holder: base,
    driver: base.with('driver.same_as_holder', false),
    owner: base.withAll({ owner_same_as_holder: false, owner: {} }),
  }[block]!;
  const person = ['surname', 'surname2', 'birth_date', 'gender', 'marital_status'].map((name) => `${block}.${name}`);
  const company = Object.entries(ACME).map(([name, value]) => [`${block}.${name}`, value] as const);
  return said.without(...person).withAll(Object.fromEntries(company));
}

const CASES = [
  ...[bodyOf('Home'), ...motor].map((base) => ({ base, block: 'holder' })),
  ...motor.flatMap((base) => ['driver', 'owner'].map((block) => ({ base, block }))),
].map(({ base, block }) => ({ name: `${base.line} ${block}`, block, draft: withCompany(base, block) }));

describe.each(CASES)('[What the service does / 9] a company as $name', ({ block, draft }) => {
  const unsupported = `${block}.document_type caso_no_soportado`;

  it('has one fault: it is not supported', () => {
    expect(faultsOf(draft.build())).toEqual([unsupported]);
  });

  it.each([
    ['document_id', 7],
    ['document_id', 'B'],
    ['name', null],
    ['surname', 'S.L.'],
    ['surname2', 2],
    ['birth_date', '2999-01-01'],
    ['gender', 'None'],
    ['marital_status', ''],
    ['nationality', 'FRA'],
  ])('is not judged by its %s %j, which is then no part of what is sound', (name, value) => {
    const judgement = judge(draft.with(`${block}.${name}`, value).build(), TEST_DAY);
    expect(judgement.faults).toMatchObject([{ campo: `${block}.document_type`, codigo: 'caso_no_soportado' }]);
    expect('sound' in judgement && judgement.sound).toHaveProperty(block);
    expect('sound' in judgement && judgement.sound).not.toHaveProperty(`${block}.${name}`);
  });
});

it.each(['Home', 'Car', 'Motorcycle'] as const)('a %s holder that is a company still lacks the rest', (line) => {
  const draft = withCompany(bodyOf(line), 'holder').without('holder.employment_status', 'holder.phone');
  expect(faultsOf(draft.build())).toEqual([
    'holder.document_type caso_no_soportado',
    'holder.employment_status falta',
    'holder.phone falta',
  ]);
});

it.each(motor)('the identity of a driver who is the holder is refused, whatever its document: %#', (base) => {
  const faults = ['document_type', 'document_id', 'name'].map((name) => `driver.${name} contradiccion`);
  expect(faultsOf(withCompany(base, 'driver').with('driver.same_as_holder', true).build())).toEqual(faults);
});
