import { Num } from '#ui/num.tsx';
import { nameOfPieces, type NamedCell } from './name-of-pieces.ts';

/** The colors and sizes of a line, with how many pieces there are of each. */
export const CellNames = ({ cells }: { cells: readonly NamedCell[] }) =>
  cells.map((cell) => (
    <span key={nameOfPieces(cell)} className="line-opt">
      <bdi>{nameOfPieces(cell)}</bdi> <Num>{cell.Quantity}</Num>
    </span>
  ));
