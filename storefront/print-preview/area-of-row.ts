import type { Answer } from '#contract/operation.ts';
import type { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import type { Placement, PrintArea } from '#rules/print-area.ts';

export type PrintRow = Answer<typeof getOrderPrints>[number];
export type PictureRow = NonNullable<PrintRow['Picture']>;

export const areaOfRow = ({ Corners, Sag, WidthMm, IsEngraved }: PictureRow['Area']): PrintArea => ({
  corners: Corners,
  sag: Sag ?? 0,
  widthMm: WidthMm ?? null,
  isEngraved: IsEngraved ?? false,
});

/** Returns where artwork is, of the wire; null if it is in the middle. */
export const placementOfRow = (row: PrintRow['Placement']): Placement | null =>
  row ? { x: row.X, y: row.Y, width: row.Width, turn: row.Turn } : null;

export const rowOfPlacement = ({ x, y, width, turn }: Placement): NonNullable<PrintRow['Placement']> => ({
  X: x,
  Y: y,
  Width: width,
  Turn: turn,
});
