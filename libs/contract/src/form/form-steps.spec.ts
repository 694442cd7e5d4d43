import fc from 'fast-check';
import { INSURANCE_LINES, tables } from '../lines';
import { fieldsAt } from '../model/walk';
import { validBody } from '../testing/arbitrary-body';
import type { Scalar } from '../model/condition';
import type { Field } from '../model/field';
import { bodyOf, type BodyDraft } from '../testing/body-draft';
import { askedFields } from './asked-fields';
import type { Language } from '../model/language';
import { FORM_STEPS, FORM_STEPS_IN } from './form-steps';
import { writeField } from './form-text';
import { noneBox, readStep } from './read-step';

describe.each(INSURANCE_LINES)('the form of %s', (line) => {
  const steps = FORM_STEPS[line];
  const questions = steps.flatMap(({ sections }) => sections.flatMap((section) => section.questions));
  const fields = new Map(steps.flatMap((step) => [...step.fields]));

  it('asks for every field of the customer once, in steps with an address of their own', () => {
    const left = fieldsAt(tables[line]).filter(({ path }) => !fields.has(path));
    expect(
      left.every(({ field: { use, question, catalogue } }) => {
        return (
          question.section.callerOnly ||
          use.purposes.includes('sin_uso') ||
          /vehicle-(brands|models)/.test(catalogue ?? '')
        );
      }),
    ).toBe(true);
    expect(questions.flatMap((question) => question.fields)).toHaveLength(fields.size);
    expect(new Set(steps.map(({ slug }) => slug)).size).toBe(steps.length);
    expect(steps.at(-1)?.slug).toBe('contacto');
  });

  it('says in English all that it says in Spanish', () => {
    const saidIn = (language: Language) =>
      FORM_STEPS_IN[language][line].map(({ slug, sections }) => [
        slug,
        sections.map((section) =>
          section.questions.map((question) => [
            question.text !== '',
            question.fields.map(({ path, label, hint, words: { first: _first, ...words }, options }) => [
              path,
              ...[label, hint].map((text) => text !== undefined),
              Object.keys(words)
                .filter((word) => word !== 'question' && word !== 'hint')
                .sort(),
              options?.map(({ value, label: text }) => [value, text !== '']),
            ]),
          ]),
        ),
      ]);
    expect(saidIn('en')).toEqual(saidIn('es'));
    const wordsIn = (language: Language) =>
      FORM_STEPS_IN[language][line].flatMap(({ name, title, sections }) => [
        ...[name, title],
        ...sections.flatMap((section) => [section.title, ...section.questions.map(({ text }) => text)]),
      ]);
    const spanish = new Set(wordsIn('es'));
    expect(wordsIn('en').filter((text) => spanish.has(text))).toEqual([]);
  });

  it('asks for every value of a valid body, and needs no other', () => {
    fc.assert(
      fc.property(validBody(line), (draft) => {
        const asked = askedFields(line, draft.build());
        const sent = [...fields.keys()].filter((path) => draft.at(path) !== undefined && !isHarmless(path));
        expect(sent.filter((path) => !asked.has(path))).toEqual([]);
        const needed = [...fields.keys()].filter((path) => asked.get(path)?.isRequired);
        expect(needed.filter((path) => draft.at(path) === undefined)).toEqual([]);
      }),
    );
  });

  it('reads back the body that it shows, step by step', () => {
    fc.assert(
      fc.property(validBody(line), (draft) => {
        const body = draft.build();
        const asked = askedFields(line, body);
        let read: BodyDraft = bodyOf(line)
          .without(...Object.keys(body))
          .with('insurance_line', line);
        for (const step of steps) {
          const shown = [...step.fields.values()].filter(({ path }) => asked.has(path));
          const typed = new Map(shown.flatMap(({ path, row }) => textsOf(path, row, draft.at(path))));
          const changes = readStep(line, step, read.build(), typed);
          for (const [path, value] of Object.entries(changes)) {
            read = value === undefined ? read.without(path) : read.with(path, value);
          }
        }
        for (const path of fields.keys())
          if (asked.has(path)) expect([path, read.at(path)]).toEqual([path, draft.at(path)]);
      }),
    );
  });

  const textsOf = (path: string, row: Field, value: unknown): [string, string][] => [
    [path, writeField(row, value as Scalar | null | undefined)],
    ...(value === null ? [[noneBox(path), 'true'] as [string, string]] : []),
  ];
  const isHarmless = (path: string) => (fields.get(path)?.row.harmless ?? []).length > 0;
});
