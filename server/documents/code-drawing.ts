import { encode } from 'uqr';
import { isGtin } from '#rules/gtin.ts';

/** A barcode or QR code: its size in modules, and an SVG path of the dark ones. */
interface CodeDrawing {
  width: number;
  height: number;
  path: string;
}

/** Draws rows of modules. Neighbors in a row are one rectangle, so that no hairlines show between them. */
function drawingOf(rows: readonly (readonly boolean[])[]): CodeDrawing {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, path: runs.join('') };
}

/** Draws a QR code with error correction L, so that its modules are as large as possible. Without a light border. */
export const drawQr = (text: string): CodeDrawing => drawingOf(encode(text, { ecc: 'L', border: 0 }).data);

/** The symbology of a GTIN by its length, as packages have it. */
const gtinFormats: Readonly<Record<number, string>> = { 8: 'EAN8', 12: 'UPC', 13: 'EAN13', 14: 'ITF14' };

/**
 * Draws a barcode without a light border: a GTIN as packages have it, other texts as Code 128. Null if Code 128 can't
 * contain the text. The library is loaded only where labels are printed.
 */
export async function drawBars(text: string): Promise<CodeDrawing | null> {
  const { default: encodeBars } = await import('jsbarcode');
  const target: { encodings?: { data: string }[] } = {};
  try {
    encodeBars(target, text, {
      format: isGtin(text) ? (gtinFormats[text.length] ?? 'CODE128') : 'CODE128',
      flat: true,
    });
  } catch {
    return null;
  }
  const modules = (target.encodings ?? []).map(({ data }) => data).join('');
  const dark = modules.replaceAll(/^0+|0+$/gu, '');
  return dark === '' ? null : drawingOf([[...dark].map((module) => module === '1')]);
}
