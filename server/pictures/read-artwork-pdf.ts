/* oxlint-disable eslint/no-underscore-dangle -- the names of PDFium */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { colorsOf } from './artwork-colors.ts';
import { thinnestLine } from './thin-lines.ts';
import { asPng, type ArtworkProblem, type ReadArtwork } from './artwork-png.ts';

/** Kinds of page objects in PDFium. */
const objectKinds = { text: 1, image: 3, form: 5 } as const;
/** The maximum number of objects whose fonts are read. */
const maxObjects = 20_000;

/** Reads a PDF, or an Illustrator file with a PDF inside. Only its first page is drawn. */
export async function readPdf(content: Buffer, side: number): Promise<ReadArtwork | ArtworkProblem> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const scripts = pdfiumOf(document)._FPDFDoc_GetJavaScriptActionCount(document['documentIdx'] as number);
    if (scripts > 0 || acts.test(content.toString('latin1'))) return 'script';
    const pages = document.getPageCount();
    // A page can be drawn only once, and by its size in pixels: a scale of a huge page would need gigabytes.
    const page = document.getPage(0);
    if (/saved without PDF Content/iu.test(page.getText())) return 'aiWithoutPdf';
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) return 'unreadable';
    const { missingFonts, density } = readObjects(document);
    const scale = side / Math.max(originalWidth, originalHeight);
    const width = Math.max(1, Math.round(originalWidth * scale));
    const height = Math.max(1, Math.round(originalHeight * scale));
    const drawn = await page.render({ width, height, render: 'bitmap' });
    const data = rgbaOf(drawn.data);
    const pixels =
      density === null
        ? null
        : { width: Math.round(originalWidth * density), height: Math.round(originalHeight * density) };
    const { colors, background } = colorsOf(data, { width, height });
    return {
      facts: {
        kind: 'pdf',
        pixels,
        colors,
        // The paper of a PDF is white, and isn't printed.
        background: background === 'white' ? 'none' : background,
        missingFonts,
        pages,
        thinnest: thinnestLine(data, { width, height }, { colors, background }),
        aspect: originalWidth / originalHeight,
      },
      preview: await asPng(data, { width, height }),
    };
  } catch (error) {
    return /password/iu.test(String(error)) ? 'locked' : 'unreadable';
  } finally {
    library.destroy();
  }
}

/** Matches actions that run code or programs. PDFium finds those in compressed parts. */
const acts = /\/(?:JavaScript|JS|Launch)\b/u;

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** The functions of PDFium that the library has no names for. Addresses and handles are numbers; 0 is none. */
interface Pdfium {
  wasmExports: { malloc: (bytes: number) => number; free: (address: number) => void };
  HEAPU8: Uint8Array;
  _FPDFDoc_GetJavaScriptActionCount: (document: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, at: number) => number;
  _FPDFFormObj_CountObjects: (form: number) => number;
  _FPDFFormObj_GetObject: (form: number, at: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetMatrix: (object: number, matrix: number) => number;
  _FPDFImageObj_GetImagePixelSize: (object: number, width: number, height: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetIsEmbedded: (font: number) => number;
  _FPDFFont_GetBaseFontName: (font: number, name: number, bytes: number) => number;
}
const pdfiumOf = (document: Document): Pdfium => document['module'] as Pdfium;

/** Reads the fonts that the first page uses without containing them, and the density of its coarsest picture. */
function readObjects(document: Document): { missingFonts: string[]; density: number | null } {
  const pdfium = pdfiumOf(document);
  const page = document.getPage(0)['pageIdx'] as number;
  const missing = new Set<string>();
  let density: number | null = null;
  let left = maxObjects;
  const readText = (object: number) => {
    const font = pdfium._FPDFTextObj_GetFont(object);
    if (font !== 0 && pdfium._FPDFFont_GetIsEmbedded(font) === 0) missing.add(nameOf(font));
  };
  /** Reads the width of a picture in pixels and, from the matrix that draws it, in points. */
  const readPicture = (object: number) => {
    const memory = pdfium.wasmExports.malloc(32);
    try {
      pdfium._FPDFImageObj_GetImagePixelSize(object, memory, memory + 4);
      pdfium._FPDFPageObj_GetMatrix(object, memory + 8);
      const numbers = new DataView(pdfium.HEAPU8.buffer, memory, 32);
      const points = Math.hypot(numbers.getFloat32(8, true), numbers.getFloat32(12, true));
      const found = numbers.getUint32(0, true) / points;
      if (Number.isFinite(found)) density = Math.min(density ?? found, found);
    } finally {
      pdfium.wasmExports.free(memory);
    }
  };
  const read = (count: number, objectAt: (at: number) => number): void => {
    for (let at = 0; at < count && left > 0; at += 1) {
      left -= 1;
      const object = objectAt(at);
      const kind = pdfium._FPDFPageObj_GetType(object);
      if (kind === objectKinds.text) readText(object);
      if (kind === objectKinds.image) readPicture(object);
      if (kind === objectKinds.form)
        read(pdfium._FPDFFormObj_CountObjects(object), (inner) =>
          pdfium._FPDFFormObj_GetObject(object, inner),
        );
    }
  };
  read(pdfium._FPDFPage_CountObjects(page), (at) => pdfium._FPDFPage_GetObject(page, at));
  return { missingFonts: [...missing], density };

  function nameOf(font: number): string {
    const length = pdfium._FPDFFont_GetBaseFontName(font, 0, 0);
    const memory = pdfium.wasmExports.malloc(length);
    try {
      pdfium._FPDFFont_GetBaseFontName(font, memory, length);
      const name = Buffer.from(pdfium.HEAPU8.subarray(memory, memory + length - 1)).toString('utf8');
      return name.replace(/^[A-Z]{6}\+/u, '').slice(0, 60);
    } finally {
      pdfium.wasmExports.free(memory);
    }
  }
}

/** Swaps red and blue: PDFium draws BGRA. */
function rgbaOf(bgra: Uint8Array): Uint8Array {
  const data = new Uint8Array(bgra);
  const pixels = new DataView(data.buffer);
  for (let at = 0; at < data.length; at += 4) {
    const blue = pixels.getUint8(at);
    pixels.setUint8(at, pixels.getUint8(at + 2));
    pixels.setUint8(at + 2, blue);
  }
  return data;
}
