/** The label and hint of each kind of text for printing, in `orderPrintLabels`, and the rows of its field. */
export const printTextLabels = {
  text: { label: 'text', hint: 'textHint', rows: 2 },
  names: { label: 'names', hint: 'namesHint', rows: 5 },
  drawing: { label: 'drawing', hint: 'drawingHint', rows: 3 },
} as const;
export type PrintTextKind = keyof typeof printTextLabels;
