import { chanceOf } from '@cotiza/tools-kit';
import { marksOf } from './marks';

describe('marked values', () => {
  const marks = marksOf(chanceOf(7));

  it.each([
    ['the word in a mail address', () => `"${marks.word}@correo.example"`, () => marks.word],
    ['the word in other letters', () => marks.word.toLowerCase(), () => marks.word.toLowerCase()],
    ['the document', () => `x${marks.documentId}y`, () => marks.documentId],
    ['the telephone', () => `{"phone":"${marks.phone}"}`, () => marks.phone],
  ])('finds %s', (_what, text, found) => {
    expect(marks.findIn(text())).toBe(found());
  });

  it('does not take a figure for a telephone', () => {
    expect(marks.findIn(`seconds_sum 0.${marks.phone} ${marks.phone}4`)).toBeUndefined();
  });

  it('are others with another seed', () => {
    expect(marksOf(chanceOf(8)).word).not.toBe(marks.word);
  });
});
