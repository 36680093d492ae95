export { builtInTexts } from './built-in.ts';
export { builtInText, changeLabel, labelFault, labelScreens } from './change-labels.ts';
export { labelSetsOf } from './label-sets.ts';
export { labelsOf, screenTexts } from './labels.ts';
export { textIn, type Texts } from './names.ts';
export { textOf, textsOf, type TextSource, writtenLabels } from './queries.ts';
