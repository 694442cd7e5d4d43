import { variablesIn, withVariables } from './compose-variables';

it.each([
  ['a:${NAME}', 'a:x'],
  ['a:${NAME:-b}', 'a:x'],
  ['a:${OTHER:-b c}:d', 'a:b c:d'],
  ['a:${EMPTY:-b}', 'a:b'],
  ['a:${OTHER}', 'a:'],
  ['${NAME:?of whom}/${NAME}', 'x/x'],
])('%s comes to %s', (text, expected) => {
  expect(withVariables(text, { NAME: 'x', EMPTY: '' })).toBe(expected);
});

it('says which variable has to be set', () => {
  expect(() => withVariables('${NAME:?of whom}', {})).toThrow('NAME is not set: of whom');
});

it('reads what an example sets, and nothing that it says', () => {
  expect(variablesIn('# A=1\nB=\nC=d=e f\n\n')).toEqual({ B: '', C: 'd=e f' });
});
