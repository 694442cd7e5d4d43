import { rememberingLast } from './remembering-last';

const counted = () => {
  const work = jest.fn((argument: { readonly value: number }) => ({ doubled: argument.value * 2 }));
  return { work, remembered: rememberingLast(work) };
};

it('works the same argument out once', () => {
  const { work, remembered } = counted();
  const argument = { value: 3 };
  expect(remembered(argument)).toBe(remembered(argument));
  expect(work).toHaveBeenCalledTimes(1);
});

it('takes an equal argument for another', () => {
  const { work, remembered } = counted();
  remembered({ value: 3 });
  expect(remembered({ value: 3 })).toEqual({ doubled: 6 });
  expect(work).toHaveBeenCalledTimes(2);
});

it('remembers nothing of an argument that cannot be worked out', () => {
  const work = jest.fn((argument: { value: number }) => {
    if (argument.value < 0) throw new RangeError('negative');
    return argument.value;
  });
  const remembered = rememberingLast(work);
  const argument = { value: -1 };
  expect(() => remembered(argument)).toThrow('negative');
  argument.value = 1;
  expect(remembered(argument)).toBe(1);
});
