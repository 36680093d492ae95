/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** The minimum contrast of readable text (WCAG 2.2, 1.4.3). */
export const readable = 4.5;

/** Parses a color like #1a2b3c. */
export const rgbOf = (hex: string): Rgb => {
  const all = Number.parseInt(hex.slice(1), 16);
  return [(all >> 16) & 255, (all >> 8) & 255, all & 255];
};
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;

/** Returns the perceived brightness, 0 to 1 (WCAG's relative luminance). */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, 1 to 21, in either order. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Formats a ratio as '4.4', rounded down so that an insufficient one never looks sufficient. */
export const shownContrast = (ratio: number): string => String(Math.floor(ratio * 10) / 10);

/** Mixes a share of another color (0 to 1) into a color. */
export const mixed = (hex: string, other: string, share: number): string => {
  const [one, two] = [rgbOf(hex), rgbOf(other)];
  return hexOf([
    one[0] + (two[0] - one[0]) * share,
    one[1] + (two[1] - one[1]) * share,
    one[2] + (two[2] - one[2]) * share,
  ]);
};
