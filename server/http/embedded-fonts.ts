import { readFileSync } from 'node:fs';
import path from 'node:path';

const khmer = 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC';
const latin = 'U+0000-00FF,U+2000-206F,U+2212';
const faces = [
  ['Kantumruy Pro', 'kantumruy-pro', 'khmer', 400, khmer],
  ['Kantumruy Pro', 'kantumruy-pro', 'khmer', 600, khmer],
  ['Kantumruy Pro', 'kantumruy-pro', 'latin', 400, latin],
  ['Kantumruy Pro', 'kantumruy-pro', 'latin', 600, latin],
  ['Moul', 'moul', 'khmer', 400, khmer],
  ['Young Serif', 'young-serif', 'latin', 400, latin],
] as const;

const folder = path.resolve(import.meta.dirname, '../../storefront/fonts');
let fontFaces: string | undefined;

/**
 * Returns the shop's fonts as a self-contained stylesheet, so that a machine without Khmer fonts shows emails
 * as phones and computers in Cambodia do. It is only for the mailbox; emails themselves embed no fonts.
 */
export function embeddedFonts(): string {
  fontFaces ??= faces.map(fontFace).join('');
  return fontFaces;
}

function fontFace([name, font, subset, weight, range]: (typeof faces)[number]): string {
  const file = path.join(folder, `${font}-${subset}-${weight}-normal.woff2`);
  return `@font-face{font-family:'${name}';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2')}`;
}
