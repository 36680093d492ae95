import sharp from 'sharp';
import { type ArtworkKind, artworkKinds } from '#contract/artwork.ts';
import { colorsOf } from './artwork-colors.ts';
import { asPng, type ArtworkProblem, type ReadArtwork } from './artwork-png.ts';
import { thinnestLine } from './thin-lines.ts';
import { readPdf } from './read-artwork-pdf.ts';

// This file is loaded only by artwork-worker.ts.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum pixels. More indicates a decompression bomb. */
const maxPixels = 100_000_000;
/** The longer side of the preview in pixels. */
const previewSide = 1200;
const sharpKinds = new Set<string>(artworkKinds.filter((kind) => kind !== 'pdf'));

/** Reads a file by its content, whatever its name says. */
export async function inspectArtwork(content: Buffer): Promise<ReadArtwork | ArtworkProblem> {
  const start = content.subarray(0, 1024).toString('latin1');
  if (start.includes('%PDF-')) return readPdf(content, previewSide);
  if (/^\s*%!PS/u.test(start)) return 'aiWithoutPdf';
  if (/<svg[\s>]/u.test(start) && hasScript(content.toString('utf8'))) return 'script';
  try {
    const { format, width, height, autoOrient, pages } = await reading(content).metadata();
    if (!sharpKinds.has(format)) return 'unknownType';
    const kind = format as ArtworkKind;
    if (kind === 'svg' && hasScript(content.toString('utf8'))) return 'script';
    if (kind === 'svg' && width * height > maxPixels) return 'unreadable';
    const { data, info } = await reading(content)
      .autoOrient()
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: kind !== 'svg' })
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const looks = colorsOf(data, info);
    return {
      facts: {
        kind,
        pixels: kind === 'svg' ? null : { width: autoOrient.width, height: autoOrient.height },
        ...looks,
        thinnest: thinnestLine(data, info, looks),
        aspect: info.width / info.height,
        missingFonts: kind === 'svg' ? fontsOf(content.toString('utf8')) : [],
        pages: pages ?? 1,
      },
      preview: await asPng(data, info),
    };
  } catch {
    return 'unreadable';
  }
}

const reading = (content: Buffer) =>
  sharp(content, { limitInputPixels: maxPixels, pages: 1 }).timeout({ seconds: 15 });

/** Matches what could run in an SVG, also inside another namespace. */
const acts =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s"'/]on[a-z]+\s*=|javascript\s*:|<!ENTITY/iu;
const hasScript = (svg: string): boolean => acts.test(svg);

/** Returns the fonts of the texts of an SVG, which it can't contain in a form that printers read. */
function fontsOf(svg: string): string[] {
  if (!/<(?:[\w-]+:)?text\b/u.test(svg)) return [];
  const names = svg.matchAll(/font-family\s*[:=]\s*["']?\s*([^;"'<>]{1,60})/gu);
  const found = [...new Set([...names].map(([, name = '']) => name.trim()).filter(Boolean))];
  return found.length > 0 ? found : ['?'];
}
