/** Sheets and rolls of labels. */

interface LabelFormat {
  /** Width and height of the page and of one label, in mm. */
  page: readonly [width: number, height: number];
  label: readonly [width: number, height: number];
  /** Labels on a page, which are centered on it. */
  columns: number;
  rows: number;
  /** Between the columns, in mm. */
  gap: number;
}

const a4 = [210, 297] as const;
const single = { columns: 1, rows: 1, gap: 0 };

/** Labels for shelves and products. */
export const shelfFormats = {
  a4x24: { page: a4, label: [70, 37], columns: 3, rows: 8, gap: 0 },
  a4x14: { page: a4, label: [99.1, 38.1], columns: 2, rows: 7, gap: 2.5 },
  roll50: { page: [50, 30], label: [50, 30], ...single },
} as const satisfies Record<string, LabelFormat>;
export type ShelfFormat = keyof typeof shelfFormats;
export const shelfFormatNames = Object.keys(shelfFormats) as [ShelfFormat, ...ShelfFormat[]];

/** Labels for parcels. */
export const parcelFormats = {
  a6: { page: [105, 148], label: [105, 148], ...single },
  roll100: { page: [100, 150], label: [100, 150], ...single },
} as const satisfies Record<string, LabelFormat>;
export type ParcelFormat = keyof typeof parcelFormats;
export const parcelFormatNames = Object.keys(parcelFormats) as [ParcelFormat, ...ParcelFormat[]];

/** The most labels in one file, which take seconds to typeset. */
export const maxLabels = 1000;
