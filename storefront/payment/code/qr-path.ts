/** The width of the light border, in modules. Cameras need it. */
const quiet = 4;

export interface QrCode {
  /** The length of a side including the light border, in modules. */
  size: number;
  /** The dark modules as horizontal runs: column, row and length. */
  runs: readonly { x: number; y: number; length: number }[];
}

/** Returns a QR code as drawn by the server (`CodeModules`), with a light border of four modules. */
export function qrCode(modules: string): QrCode {
  const bytes = atob(modules);
  const size = Math.floor(Math.sqrt(bytes.length * 8));
  const runs: { x: number; y: number; length: number }[] = [];
  let run = null;
  for (let at = 0; at < size * size; at += 1) {
    const isDark = bytes.charCodeAt(at >> 3) & (128 >> (at & 7));
    if (at % size === 0 || !isDark) run = null;
    if (isDark && run) run.length += 1;
    else if (isDark)
      runs.push((run = { x: (at % size) + quiet, y: Math.floor(at / size) + quiet, length: 1 }));
  }
  return { size: size + 2 * quiet, runs };
}

/** Returns the `d` attribute of an SVG path. */
export const qrPath = ({ runs }: QrCode): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');

/**
 * Returns the payee of a KHQR code as a bank app shows it: field 59, after the country, which starts with its
 * length.
 */
export function payeeOf(text: string): string | undefined {
  const [, length, rest] = /5802KH59(\d\d)(.+)/su.exec(text) ?? [];
  return rest?.slice(0, Number(length));
}
