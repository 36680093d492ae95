import { labelSet } from '../label-set.ts';

/** The one-time charges of a line, by their kind. */
export const onceTexts = {
  setup: ['Set-up charge', 'ថ្លៃពុម្ព'],
  setupOf: ['Set-up charge: {name}', 'ថ្លៃពុម្ព៖ {name}'],
  drawing: ['Drawing', 'ថ្លៃគូរ'],
  minimum: ['Small-order fee', 'ថ្លៃបន្ថែមសម្រាប់ចំនួនតិច'],
  printArea: ['{name}: up to {width} × {height} mm', '{name}៖ ធំបំផុត {width} × {height} ម.ម'],
  includesOnce: ['Includes one-time charges', 'រួមទាំងថ្លៃបង់តែម្តង'],
} as const;

export const onceLabels = labelSet(6410, onceTexts);
