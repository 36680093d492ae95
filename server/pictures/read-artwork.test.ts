import { crc32, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type ArtworkFacts, artworkWarnings } from '#rules/artwork.ts';
import { artworkProcess } from './artwork-process.ts';
import { pdfOf } from '#tests/support/written-pdf.ts';

const read = artworkProcess({ idle: 500 });
const factsOf = async (content: Buffer) => {
  const found = await read(content);
  return typeof found === 'object' && 'facts' in found ? found.facts : found;
};
/** A red square in the middle of a canvas. */
const square = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: '#d01' } } }])
    .png()
    .toBuffer();
const svg = (inner: string, width = 300) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}">${inner}</svg>`,
  );
/** A drawing with declarations before it. */
const doctype = (declarations: string, inner: string) =>
  Buffer.concat([Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [${declarations}]>`), svg(inner)]);
const prolog = Buffer.concat([Buffer.from('<?xml-stylesheet href="javascript:alert(1)"?>'), svg('<g/>')]);

const size = { width: 300, height: 200 };
const white = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer();
const clear = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
  .png()
  .toBuffer();
const half = (await square('#fff')).subarray(0, 300);

describe('a file sent for printing', () => {
  test('a logo without a background has its colors counted', async () => {
    expect(await factsOf(await square('#0000'))).toEqual({
      kind: 'png',
      pixels: { width: 300, height: 200 },
      colors: 1,
      background: 'none',
      missingFonts: [],
      pages: 1,
      thinnest: null,
      aspect: 1.5,
    });
  });

  test('a white background isn’t counted as a color', async () => {
    expect(await factsOf(await square('#fff'))).toMatchObject({ background: 'white', colors: 1 });
  });

  const twoColors = (background: string) =>
    svg(
      `${background}<circle cx="90" cy="90" r="60" fill="#0a6b4f"/><path d="M170 30h90v120h-90z" fill="#d30"/>` +
        '<path d="M20 180h260" stroke="#0a6b4f" stroke-width="14"/>',
    );

  test.each([
    ['soft edges', (picture: Sharp) => picture.blur(2).png()],
    ['very soft edges', (picture: Sharp) => picture.blur(4).png()],
    ['a small size', (picture: Sharp) => picture.resize(60).png()],
    ['strong compression', (picture: Sharp) => picture.jpeg({ quality: 50 })],
  ])('a logo in two colors has two colors despite %s', async (_, made) => {
    const onWhite = sharp(twoColors('<rect width="300" height="200" fill="#fff"/>'));
    expect(await factsOf(await made(onWhite).toBuffer())).toMatchObject({ background: 'white', colors: 2 });
  });

  test('a logo with a gradient beside a color has shades', async () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="#0a6b4f"/><stop offset="1" stop-color="#fd0"/></linearGradient>';
    const shades = `${gradient}<path d="M0 0h300v120H0z" fill="#d30"/><path d="M0 120h300v80H0z" fill="url(#g)"/>`;
    expect(await factsOf(svg(shades))).toMatchObject({ colors: null });
  });

  test.each([
    [0.5, 'M20 20H280M20 60L280 180'],
    [2, 'M20 20H280M20 60L280 180'],
    [6, 'M20 100a80 80 0 1 0 160 0'],
  ])('lines of %s in a drawing 300 wide are measured, straight, diagonal and round', async (line, path) => {
    const found = await factsOf(svg(`<path d="${path}" fill="none" stroke="#123" stroke-width="${line}"/>`));
    const { thinnest } = found as { thinnest: number };
    expect(thinnest * 300).toBeGreaterThan(line * 0.7);
    expect(thinnest * 300).toBeLessThan(line * 1.3 + 0.3);
  });

  test('corners, tips and specks aren’t thin lines, and a hairline beside them is', async () => {
    const shapes =
      '<path d="M20 20h120v90z M160 100l20-90 20 90z" fill="#123"/><circle cx="250" cy="60" r="0.6"/>';
    const thinnest = async (inner: string) =>
      ((await factsOf(svg(inner))) as { thinnest: number }).thinnest * 300;
    expect(await thinnest(shapes)).toBeGreaterThan(8);
    expect(await thinnest(`${shapes}<path d="M20 150h200" stroke="#123" stroke-width="0.4"/>`)).toBeLessThan(
      1,
    );
  });

  test('a photo has no lines to measure', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await factsOf(photo)).toMatchObject({ thinnest: null });
  });

  test('a photo has shades and fills its rectangle', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await factsOf(photo)).toMatchObject({ kind: 'jpeg', colors: null, background: 'photo' });
  });

  test('a drawing has no size in pixels, and its texts need their fonts', async () => {
    expect(await factsOf(svg('<path d="M10 10h80v80z" fill="#123456"/>'))).toMatchObject({
      kind: 'svg',
      pixels: null,
      colors: 1,
      missingFonts: [],
    });
    const text = svg('<text x="9" y="90" font-family="Garamond Kado" font-size="40">Kado</text>');
    expect(await factsOf(text)).toMatchObject({ missingFonts: ['Garamond Kado'] });
  });

  test('a drawing of Illustrator is read, with its declarations of namespaces', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `<!ENTITY ns_${n} "http://ns.adobe.com/Part/${n}/">`);
    const drawing = doctype(
      names.join('\n'),
      '<g xmlns:x="&ns_7;"><path d="M10 10h80v80z" fill="#d01"/></g>',
    );
    expect(await factsOf(drawing)).toMatchObject({ kind: 'svg', colors: 1, missingFonts: [] });
  });

  test('a drawing in UTF-16 is read, and one with a script isn’t', async () => {
    const utf16 = (inner: string) =>
      Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${svg(inner).toString()}`, 'utf16le');
    const path = '<path d="M10 10h80v80z" fill="#d01"/>';
    expect(await factsOf(utf16(path))).toMatchObject({ kind: 'svg', colors: 1 });
    expect(await factsOf(utf16(path).swap16())).toMatchObject({ kind: 'svg', colors: 1 });
    expect(await factsOf(utf16(`${path}<script>alert(1)</script>`))).toBe('script');
  });

  test.each([
    ['an empty PDF page', pdfOf('')],
    ['a white PDF page', pdfOf('1 g 0 0 200 200 re f')],
    ['a white picture', white],
    ['a clear picture', clear],
    ['a drawing without shapes', svg('<g/>')],
    ['a drawing without shapes or size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a white drawing on white', svg('<rect width="300" height="200" fill="#fff"/>')],
  ])('%s counts as blank artwork', async (_, content) => {
    const facts = (await factsOf(content)) as ArtworkFacts;
    expect(artworkWarnings(facts).map(({ code }) => code)).toEqual(['blank']);
  });

  test('a white logo without a background, a faint one and a dot on white aren’t blank', async () => {
    const shapes = [
      '<rect width="99" height="99" fill="#fff"/>',
      '<rect width="300" height="200" fill="#000" opacity="0.2"/>',
      '<rect width="300" height="200" fill="#fff"/><rect width="2" height="2"/>',
    ];
    for (const shape of shapes) expect(await factsOf(svg(shape))).not.toMatchObject({ colors: 0 });
  });

  test('a PDF names the fonts that it doesn’t contain and the coarsest of its pictures', async () => {
    const drawn = 'BT /F1 24 Tf 20 100 Td (Kado) Tj ET q 100 0 0 50 10 20 cm /Im1 Do Q';
    expect(await factsOf(pdfOf(drawn))).toMatchObject({
      kind: 'pdf',
      // Two pixels on half of the page's width.
      pixels: { width: 4 },
      background: 'none',
      missingFonts: ['Garamond-Kado'],
      pages: 1,
    });
  });

  test.each([
    ['a script in a drawing', svg('<script>alert(1)</script>'), 'script'],
    ['an event in a drawing', svg('<path d="M0 0" onload="alert(1)"/>'), 'script'],
    ['a page inside a drawing', svg('<foreignObject><p>x</p></foreignObject>'), 'script'],
    ['a script in a PDF', pdfOf('', '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), 'script'],
    [
      'an Illustrator file without a PDF',
      Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8.0'),
      'aiWithoutPdf',
    ],
    ['a text', Buffer.from('hello'), 'unknownType'],
    [
      'an Illustrator file whose PDF says only that it has none',
      pdfOf(
        'BT /F1 9 Tf 9 9 Td (This is an Adobe Illustrator File that was saved without PDF Content.) Tj ET',
      ),
      'aiWithoutPdf',
    ],
    ['entities in entities', doctype('<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">', '&b;'), 'script'],
    ['an entity of another file', doctype('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'), 'script'],
    [
      'a script whose name is an entity',
      doctype('<!ENTITY a "javascript:alert(1)">', '<a href="&a;"/>'),
      'script',
    ],
    ['an event whose name is an entity', doctype('<!ENTITY a "onload">', '<g &a;="alert(1)"/>'), 'script'],
    [
      'a drawing that a long entity would make huge',
      doctype(`<!ENTITY a "${'a'.repeat(200)}">`, `<text>${'&a;'.repeat(100_000)}</text>`),
      'unreadable',
    ],
    ['a link to a script before the drawing', prolog, 'script'],
    ['an empty PDF', Buffer.from('%PDF-1.7\n'), 'unreadable'],
    ['half a picture', half, 'unreadable'],
    ['a picture of ten thousand megapixels', bomb(), 'tooManyPixels'],
    ['a drawing of 600 megapixels', svg('<path d="M0 0h9v9z"/>', 30_000), 'tooManyPixels'],
    ['an animation', Buffer.from('GIF89a'), { name: 'GIF', family: 'picture' }],
    ['a compressed drawing', gzipSync(svg('<script/>')), { name: 'GZIP, SVGZ', family: 'archive' }],
  ])('%s is refused', async (_, content, problem) => {
    expect(await factsOf(content)).toEqual(problem);
  });

  test('a PDF with a password is called locked', async () => {
    const encrypt =
      `/Encrypt<</Filter/Standard/V 1/R 2/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>/P -4>>` +
      `/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]`;
    expect(await factsOf(pdfOf('', '', encrypt))).toBe('locked');
  });
});

/** A PNG whose header claims 100,000 × 100,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header.subarray(12)));
  return Buffer.concat([header, sum, Buffer.from('000000014944415400', 'hex'), Buffer.alloc(100)]);
}
