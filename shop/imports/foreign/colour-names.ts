/** Usual color names and their hex values, for colors that an export only names. */
const colours: Readonly<Record<string, string>> = {
  beige: '#e8dcc4',
  black: '#1c1c1c',
  blue: '#2f5fa8',
  bronze: '#8c6239',
  brown: '#6f4e37',
  burgundy: '#6d1a36',
  charcoal: '#36393f',
  clear: '#eef3f5',
  coral: '#f07f68',
  cream: '#f6efdc',
  gold: '#c9a227',
  gray: '#8a8d91',
  green: '#3f7d4e',
  grey: '#8a8d91',
  indigo: '#3f3d8f',
  ivory: '#f7f3e6',
  khaki: '#a89f7a',
  lavender: '#b9a7d8',
  lilac: '#c3a6d1',
  maroon: '#6b1f2a',
  mint: '#a8dcc2',
  mustard: '#d1a52c',
  natural: '#d9c7a3',
  navy: '#1f2f54',
  olive: '#70753c',
  orange: '#e67e22',
  pink: '#e79bb5',
  purple: '#6f4c9b',
  red: '#c0392b',
  rose: '#d98a94',
  sand: '#d8c7a0',
  silver: '#c0c4c8',
  'sky blue': '#87bfe4',
  tan: '#c8a577',
  teal: '#1f7a7a',
  turquoise: '#3fb8af',
  violet: '#7d5ba6',
  white: '#ffffff',
  wood: '#a9794f',
  yellow: '#f1c40f',
};

/** Gray, for a color with another name. */
export const unknownColour = '#999999';

/** Returns the hex value of a color name; null if it isn't known. A last word decides: Dark Blue is shown as blue. */
export function colourNamed(name: string): string | null {
  const key = name.trim().toLowerCase();
  return colours[key] ?? colours[key.split(/[\s/-]+/u).at(-1) ?? ''] ?? null;
}
