/** A product to order: its quantity, and the selected options. */
export interface NewLine {
  productId: number;
  quantity: number;
  options: { attributeId: number; optionId: number }[];
  /** Its pieces by color and size, if they differ. */
  cells?: { colorId: number; sizeId: number; quantity: number }[] | undefined;
  /** What is printed on it again. */
  designId?: string | undefined;
}

/** Adds one unit of a product, without selected options if it is new. */
export const withProduct = (lines: readonly NewLine[], productId: number): NewLine[] =>
  lines.some((line) => line.productId === productId)
    ? withLine(lines, productId, (line) => ({ ...line, quantity: line.quantity + 1 }))
    : [...lines, { productId, quantity: 1, options: [] }];

export const withLine = (
  lines: readonly NewLine[],
  productId: number,
  change: (line: NewLine) => NewLine,
): NewLine[] => lines.map((line) => (line.productId === productId ? change(line) : line));

export const withoutProduct = (lines: readonly NewLine[], productId: number): NewLine[] =>
  lines.filter((line) => line.productId !== productId);

/** Selects another option of an attribute, or clears it with null. */
export const withOption =
  (attributeId: number, optionId: number | null) =>
  (line: NewLine): NewLine => ({
    ...line,
    options: [
      ...line.options.filter((each) => each.attributeId !== attributeId),
      ...(optionId === null ? [] : [{ attributeId, optionId }]),
    ],
  });

/** Returns what a cart editor changes in the lines, and the function that does it. */
export const lineChanges = (
  lines: readonly NewLine[],
  productId: number,
  change: (lines: NewLine[]) => void,
) => ({
  setQuantity: (quantity: number) => change(withLine(lines, productId, (line) => ({ ...line, quantity }))),
  choose: (attributeId: number, optionId: number | null) =>
    change(withLine(lines, productId, withOption(attributeId, optionId))),
  remove: () => change(withoutProduct(lines, productId)),
});
