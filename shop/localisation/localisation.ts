export { labelsOf, type Label } from './labels.ts';
export { textIn, type Texts } from './names.ts';
export { textOf, textsOf, type TextSource } from './queries.ts';
