export { bodyOf, EFFECTIVE_DAY, exampleAt, TEST_DAY, type BodyDraft, type Change, type JsonValue } from './body-draft';
export * from './changes';
export { AMINA, JOAO, MARTIN, OTHER_ADDRESS, type Identity } from './people';
export { choicesOf, VARIANTS, variantsOf, type Variant } from './variants';
export { bodyWithMutations, validBody } from './arbitrary-body';
export { completeDraft, typedTexts } from './complete-draft';
