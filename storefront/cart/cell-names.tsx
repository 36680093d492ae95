import { useShop } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import { nameOfPieces, type NamedCell } from './name-of-pieces.ts';

/** The colors and sizes of a line, with how many pieces there are of each. */
export function CellNames({ cells }: { cells: readonly NamedCell[] }) {
  const { lang } = useShop();
  return cells.map((cell) => {
    const name = nameOfPieces(lang, cell);
    return (
      <span key={name} className="line-opt">
        <bdi>{name}</bdi> <Num>{cell.Quantity}</Num>
      </span>
    );
  });
}
