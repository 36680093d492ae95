import type { Answer } from '#contract/operation.ts';
import type { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import type { Placement, PrintArea } from '#rules/print-area.ts';

type Row = Answer<typeof getOrderPrints>[number];
export type PictureRow = NonNullable<Row['Picture']>;

/** Returns an area of the wire. */
export const areaOfRow = ({ Corners, Sag = 0, WidthMm = null, IsEngraved = false }: PictureRow['Area']): PrintArea => ({
  corners: Corners,
  sag: Sag,
  widthMm: WidthMm,
  isEngraved: IsEngraved,
});

/** Returns where artwork is, of the wire; null if it is in the middle. */
export const placementOfRow = (row: Row['Placement']): Placement | null =>
  row ? { x: row.X, y: row.Y, width: row.Width, turn: row.Turn } : null;

export const rowOfPlacement = ({ x, y, width, turn }: Placement): NonNullable<Row['Placement']> => ({
  X: x,
  Y: y,
  Width: width,
  Turn: turn,
});
