import { encode } from 'uqr';

/** Light modules around a code, without which no camera finds it. */
const quiet = 4;

export interface QrCode {
  /** Of a side, with the light border; in modules. */
  size: number;
  /** The dark modules as runs: column, row and length. */
  runs: readonly { x: number; y: number; length: number }[];
}

/** A QR code of a text, with a light border of four modules. Error correction M: a seventh of it may be dirty. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x: x + quiet, y: y + quiet, length: (end < 0 ? size : end) - x }];
    }),
  );
  return { size: size + 2 * quiet, runs };
}

/** For the `d` of an SVG path. */
export const qrPath = ({ runs }: QrCode): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');

/** Whom a KHQR pays, as the bank's app will show it: part 59, after the country, begins with its length. */
export function payeeOf(text: string): string | undefined {
  const [, length, rest] = /5802KH59(\d\d)(.+)/su.exec(text) ?? [];
  return rest?.slice(0, Number(length));
}
