import { INSURANCE_LINES } from '../lines';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { VARIANTS } from '../testing/variants';
import { judge } from './judge';

const codes = (body: unknown) => judge(body, TEST_DAY).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);

it.each(VARIANTS)('$name without its line has one fault: what cannot be judged is not', ({ draft }) => {
  const judgement = judge(draft.without('insurance_line').build(), TEST_DAY);
  expect(judgement.line).toBeUndefined();
  expect(judgement.faults).toMatchObject([{ campo: 'insurance_line', codigo: 'falta' }]);
});

it.each(['TermLife', 'Burial', 'Cochera', ''])('%p is no line that is quoted', (name) => {
  for (const line of INSURANCE_LINES) {
    expect(judge(bodyOf(line).with('insurance_line', name).build(), TEST_DAY).faults).toMatchObject([
      { campo: 'insurance_line', codigo: 'valor_no_permitido', valores: ['Home', 'Car', 'Motorcycle'] },
    ]);
  }
});

it('judges a body by its line in other words', () => {
  const wrong = bodyOf('Car').withAll({ insurance_line: 'coche', 'vehicle.use': 'Nada' });
  expect(codes(wrong.build())).toEqual(['insurance_line valor_no_permitido', 'vehicle.use valor_no_permitido']);
});

it.each([7, null, true, ['Car'], { Car: true }])('%j is of the wrong type', (value) => {
  expect(codes(bodyOf('Car').with('insurance_line', value).build())).toEqual(['insurance_line tipo']);
});

it('reports together what every line asks', () => {
  expect(codes({})).toEqual([
    'insurance_line falta',
    'effective_date falta',
    'holder.document_type falta',
    'holder.document_id falta',
    'holder.name falta',
    'holder.surname falta',
    'holder.birth_date falta',
    'holder.gender falta',
    'holder.marital_status falta',
    'holder.employment_status falta',
    'holder.phone falta',
    'holder.email falta',
  ]);
  const wrong = bodyOf('Car').without('insurance_line').withAll({ effective_date: '2026-11-20', 'holder.phone': '9' });
  expect(codes(wrong.build())).toEqual([
    'insurance_line falta',
    'effective_date fecha_pasada',
    'holder.phone longitud',
  ]);
});
