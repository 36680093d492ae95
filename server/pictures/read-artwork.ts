import sharp from 'sharp';
import { type ArtworkKind, artworkLimits } from '#contract/artwork.ts';
import { type FileFormat, formatOf } from '#contract/file-formats.ts';
import { colorsOf } from './artwork-colors.ts';
import { asPng, type ArtworkProblem, type ReadArtwork } from './artwork-png.ts';
import { thinnestLine } from './thin-lines.ts';
import { readPdf } from './read-artwork-pdf.ts';
import { textOfSvg, withoutEntities } from './sanitize-svg.ts';

// This file is loaded only by artwork-worker.ts.

/** The longer side of the preview in pixels. */
const previewSide = 1200;
const kinds: Readonly<Record<string, ArtworkKind>> = { SVG: 'svg', PNG: 'png', JPEG: 'jpeg', WebP: 'webp' };

/** Reads a file by its content, whatever its name says. Returns why it can't be printed, or the format that isn't. */
export async function inspectArtwork(content: Buffer): Promise<ReadArtwork | ArtworkProblem | FileFormat> {
  const format = formatOf(content);
  if (format?.name === 'PDF') return readPdf(content, previewSide);
  if (format?.name === 'Illustrator (AI)') return 'aiWithoutPdf';
  const kind = kinds[format?.name ?? ''];
  if (!kind) return format ?? 'unknownType';
  try {
    const svg = kind === 'svg' ? withoutEntities(textOfSvg(content)) : '';
    if (hasScript(svg)) return 'script';
    const source =
      kind === 'svg' ? Buffer.from(shapes.test(svg) ? svg.slice(svg.search(root)) : empty) : content;
    const reading = (limitInputPixels: number | false) =>
      sharp(source, { limitInputPixels, pages: 1 }).timeout({ seconds: 15 });
    const { width, height, autoOrient, pages } = await reading(false).metadata();
    if (width * height > artworkLimits.pixels) return 'tooManyPixels';
    const { data, info } = await reading(artworkLimits.pixels)
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
        missingFonts: fontsOf(svg),
        pages: pages ?? 1,
      },
      preview: await asPng(data, info),
    };
  } catch (error) {
    return error instanceof Error && error.message.startsWith('timeout') ? 'tooSlow' : 'unreadable';
  }
}

/** Matches the first element, which libvips finds only at the beginning, where Illustrator writes declarations. */
const root = /<(?:\w+:)?svg[\s>]/u;
/** Matches what can be seen. A drawing without any, and often without a size, counts as empty. */
const shapes = /<(?:\w+:)?(?:path|rect|circle|ellipse|line|poly\w+|text|image|use)\b/u;
const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';

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
