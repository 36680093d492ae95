import { type LanguageCode, languages } from '#contract/languages.ts';

/** Inline styles, because mail programs support no others. The colors match the storefront's tokens. */
export const colours = {
  ground: '#f3eee3',
  surface: '#ffffff',
  line: '#e3dccd',
  ink: '#1c211d',
  soft: '#555a50',
  green: '#0f5c45',
  tint: '#e4eee7',
  deep: '#0a3b2d',
  onDark: '#f6f1e6',
  saffron: '#f2a530',
  krama: '#a9272d',
} as const;

/** Styles that depend on the language: direction, and the line height for Khmer signs. */
export interface MailStyle {
  direction: 'ltr' | 'rtl';
  start: 'left' | 'right';
  end: 'left' | 'right';
  /**
   * The styles of a text block. Khmer is written left to right, so it keeps that direction when aligned to
   * the right.
   */
  text: string;
  body: string;
  head: string;
  lineHeight: number;
}

const bodyFaces =
  "font-family:'Kantumruy Pro','Noto Sans Khmer','Khmer Sangam MN','Leelawadee UI','Khmer UI',Arial,sans-serif;";
const headFaces =
  "font-family:'Young Serif','Moul',Georgia,'Khmer OS Muol Light','Noto Serif Khmer','Noto Sans Khmer','Khmer Sangam MN','Leelawadee UI',serif;";

export function mailStyle(lang: LanguageCode): MailStyle {
  const { direction } = languages[lang];
  const isRtl = direction === 'rtl';
  const lineHeight = isRtl ? 1.75 : 1.55;
  const [start, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return {
    direction,
    start,
    end,
    lineHeight,
    text: `dir="ltr" align="${start}"`,
    body: `${bodyFaces}line-height:${lineHeight};color:${colours.ink};text-align:${start};font-variant-numeric:tabular-nums;overflow-wrap:anywhere;word-break:break-word;`,
    head: `${headFaces}font-weight:400;font-size:${isRtl ? 24 : 30}px;line-height:${isRtl ? 1.7 : 1.2};font-variant-numeric:lining-nums;color:${colours.ink};text-align:${start};`,
  };
}
