export { builtInTexts } from './built-in.ts';
export { type LabelFields, labelId, labelKind, labelScreens } from './label-kind.ts';
export { builtInLabel, findLabels, screensWithLabels } from './find-labels.ts';
export { labelSetsOf } from './label-sets.ts';
export { availableFromTexts } from './available-from.ts';
export { labelsOf, screenTexts } from './labels.ts';
export { textIn, type Texts } from './names.ts';
export { isWithinDays, textOf, textsOf, type TextSource, timeZone } from './queries.ts';
