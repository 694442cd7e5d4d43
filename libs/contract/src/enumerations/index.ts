export { catalogueEnumerations } from './catalogue-enumerations';
export { enumeration, type Enumeration, wordsOf } from './enumeration';
export * as homeEnumerations from './home';
export * as motorEnumerations from './motor';
export * as personEnumerations from './person';
