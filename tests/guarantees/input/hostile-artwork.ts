import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfOfObjects } from '../../support/written-pdf.ts';

// Hostile files for printing, made by code: each kind has some ways to attack, and each number cuts or spoils them elsewhere.

const gradient = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#d01' } });
const images = {
  png: await gradient(300).png().toBuffer(),
  jpeg: await gradient(300).jpeg().toBuffer(),
  webp: await gradient(300).webp().toBuffer(),
};

/** A PDF of one page, with more entries in its catalog, page and trailer. */
function pdf({ catalog = '', page = '', trailer = '', box = '0 0 200 100', body = '' } = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${page} >>`,
    ...(body === '' ? [] : [body]),
  ];
  return pdfOfObjects(objects, trailer);
}

const inflated = (bytes: number) => {
  const stream = deflateSync(Buffer.alloc(bytes, '1 0 0 RG 0 0 m 9 9 l S '));
  return `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream.toString('latin1')}\nendstream`;
};
const pdfs = (n: number): Buffer[] => [
  pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  pdf({
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`,
  }),
  pdf({ box: `0 0 ${10 ** (6 + (n % 6))} 1` }),
  pdf({ page: '/Contents 4 0 R', body: inflated(2_000_000 * (1 + (n % 5))) }),
  pdf({ page: `/Resources ${'['.repeat(20_000 + n)}` }),
  Buffer.from(pdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
  pdf().subarray(0, 20 + ((n * 37) % 300)),
  Buffer.concat([Buffer.from('%PDF-1.7\n'), gzipSync(Buffer.alloc(3_000_000 + n))]),
];
const drawing = (inner: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" ${more}>${inner}</svg>`);
const svgs = (n: number): Buffer[] => [
  drawing(`<script>alert(${n})</script>`),
  drawing('<rect width="9" height="9"/>', 'onload="alert(1)"'),
  drawing('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
  Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "${'&a;'.repeat(50)}">]><svg>&b;</svg>`),
  drawing('<foreignObject><iframe/></foreignObject>'),
  drawing('<rect width="9" height="9"/>', `width="${10 ** (5 + (n % 5))}" height="100000"`),
  drawing('<g>'.repeat(5000 + n * 50) + '</g>'.repeat(5000 + n * 50)),
  drawing(
    Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
    ).join('') + '<rect id="g0" width="1" height="1"/>',
  ),
  drawing('<image href="file:///etc/passwd" width="9" height="9"/><rect width="9" height="9"/>'),
  drawing(`<path d="M0 0${'L9 9'.repeat(20_000)}`).subarray(0, 100 + n * 400),
];
/** A picture that is spoiled: cut, with wrong bytes, with a huge size in its header, or named like another kind. */
const pictures =
  (kind: keyof typeof images, size: number) =>
  (n: number): Buffer[] => {
    const image = images[kind];
    const huge = Buffer.from(image);
    huge.fill(0xff, size, size + 2);
    const spoiled = Buffer.from(image);
    for (let at = 40; at < spoiled.length; at += 11 + n) spoiled[at] = (spoiled[at] ?? 0) ^ (n + 85);
    return [
      image.subarray(0, Math.max(12, Math.floor((image.length * ((n % 9) + 1)) / 10))),
      spoiled,
      huge,
      Buffer.concat([image.subarray(0, 16), Buffer.alloc(200_000 + n)]),
      Buffer.concat([image, gzipSync(Buffer.alloc(1_000_000 + n))]),
    ];
  };

/** Returns the first files of each kind. */
export function hostileArtwork(count: number): { kind: string; content: Buffer; isScript: boolean }[] {
  const kinds: Readonly<Record<string, (n: number) => Buffer[]>> = {
    pdf: pdfs,
    ai: (n) => [Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${'{'.repeat(n * 100)}`), ...pdfs(n)],
    svg: svgs,
    png: pictures('png', 16),
    jpeg: pictures('jpeg', 163),
    webp: pictures('webp', 26),
  };
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: count }, (_, n) => {
      const all = make(n);
      const content = all[n % all.length] ?? Buffer.alloc(1);
      const isScript = /<(?:x:)?script|onload=|\/JavaScript|\/Launch/u.test(content.toString('latin1'));
      return { kind, content, isScript };
    }),
  );
}
