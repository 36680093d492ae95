/** Pieces of a line with the same color and size. */
export interface NamedCell {
  ColorName: string;
  SizeShortName: string;
  Quantity: number;
}

/** Returns the color and size of a cell: `Red, M`. */
export const nameOfPieces = ({ ColorName, SizeShortName }: NamedCell): string =>
  [ColorName, SizeShortName].filter(Boolean).join(', ');
