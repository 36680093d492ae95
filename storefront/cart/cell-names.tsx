import { Num } from '#ui/num.tsx';

/** Pieces of a line with the same color and size. */
interface NamedCell {
  ColorName: string;
  SizeShortName: string;
  Quantity: number;
}

/** Returns the color and size of a cell: `Red, M`. */
export const nameOfPieces = ({ ColorName, SizeShortName }: NamedCell): string =>
  [ColorName, SizeShortName].filter(Boolean).join(', ');

/** The colors and sizes of a line, with how many pieces there are of each. */
export const CellNames = ({ cells }: { cells: readonly NamedCell[] }) =>
  cells.map((cell) => (
    <span key={nameOfPieces(cell)} className="line-opt">
      <bdi>{nameOfPieces(cell)}</bdi> <Num>{cell.Quantity}</Num>
    </span>
  ));
