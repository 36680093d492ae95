import type { z } from 'zod';
import type { areaRow, placementRow } from '#contract/operations/catalogue/area-row.ts';
import type { Placement } from '#rules/print-area.ts';
import type { PictureArea } from '#shop/catalogue/catalogue.ts';

export const areaRowOf = ({
  attributeId,
  corners,
  sag,
  widthMm,
  isEngraved,
}: PictureArea): z.output<typeof areaRow> => ({
  ProductAttributeID: attributeId,
  Corners: corners,
  ...(sag !== 0 && { Sag: sag }),
  ...(widthMm !== null && { WidthMm: widthMm }),
  ...(isEngraved && { IsEngraved: true }),
});

type PlacementRow = z.output<typeof placementRow>;

export const placementRowOf = ({ x, y, width, turn }: Placement): PlacementRow => ({
  X: x,
  Y: y,
  Width: width,
  Turn: turn,
});
export const placementOf = ({ X, Y, Width, Turn }: PlacementRow): Placement => ({
  x: X,
  y: Y,
  width: Width,
  turn: Turn,
});
