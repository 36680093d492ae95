/**
 * Encodes pictures of the demo shop: `node extras/demo-pictures/encode-pictures.ts <source folder>`. The source folder contains
 * manifest.json, and what changed of products/, categories/, scenes/ and brand/. It writes the originals and their renditions
 * under names with a content hash, and database/demo/pictures.json, which the seed uses to find them. Other pictures stay.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { renditions } from '#contract/constants.ts';
import { originalPath, renditionPath, renditionWidths } from '#contract/picture-names.ts';
import { renditionsOf } from '#server/pictures/encode-renditions.ts';
import { originalOf, productWidth } from '#server/pictures/original.ts';

interface Picture {
  path: string;
  width: number;
  height: number;
  alt: { en: string; km: string };
}
interface Source {
  file: string;
  alt: { en: string; km?: string };
}

const demo = join(import.meta.dirname, '../../database/demo');
const publicFolder = '/content/commonImages';
const pictureFolder = join(demo, publicFolder);
/** The number of pictures encoded at the same time; each also uses several threads. */
const atOnce = 2;

/** The manifest names the brand's files in English only. */
const brandKhmer: Record<string, string> = {
  'brand/logo.svg': 'ឡូហ្គោ Angkor Gifts',
  'brand/logo-white.svg': 'ឡូហ្គោ Angkor Gifts សម្រាប់ផ្ទៃងងឹត',
  'brand/mark.svg': 'និមិត្តសញ្ញា Angkor Gifts',
  'brand/kado.svg': 'ឡូហ្គោ Kado',
};

const sourceFolder = process.argv[2];
if (!sourceFolder) {
  console.error('Usage: node extras/demo-pictures/encode-pictures.ts <source folder>');
  process.exit(2);
}

const started = performance.now();
const written = new Map<string, number>();
await mkdir(pictureFolder, { recursive: true });

const before = JSON.parse(await readFile(join(demo, 'pictures.json'), 'utf8')) as Record<string, Picture>;
const manifest = JSON.parse(await readFile(join(sourceFolder, 'manifest.json'), 'utf8')) as {
  pictures: Source[];
  brand: Source[];
};
const named = new Set([...manifest.pictures, ...manifest.brand].map(({ file }) => file));
// Pictures of payment methods are reference data (database/base/content).
const sources: Source[] = [
  ...[...manifest.pictures, ...manifest.brand].filter(({ file }) => !file.startsWith('brand/pay-')),
  ...Object.entries(before)
    .filter(([file]) => !named.has(file))
    .map(([file, { alt }]) => ({ file, alt })),
].filter(({ file }) => existsSync(join(sourceFolder, file)));
const pictures = await inTurns(sources, atOnce, encode);

await writeFile(
  join(demo, 'pictures.json'),
  `${JSON.stringify({ ...before, ...Object.fromEntries(sources.map(({ file }, place) => [file, pictures[place]])) }, null, 2)}\n`,
);
await removeOutdated();
report();

async function encode({ file, alt }: Source): Promise<Picture> {
  const content = await readFile(join(sourceFolder!, file));
  const km = alt.km ?? brandKhmer[file];
  if (!km) throw new Error(`${file}: missing alternative text in Khmer`);
  const { name, ext } = parse(file);
  const picture = ext === '.svg' ? await keepDrawing(name, content) : await keepPicture(file, content);
  // Corrections made in pictures.json stay.
  return { ...picture, alt: before[file]?.alt ?? { en: alt.en, km } };
}

async function keepDrawing(name: string, content: Buffer) {
  const { width, height } = await sharp(content).metadata();
  const path = `${publicFolder}/${name}.${hashOf(content)}.svg`;
  await write(path, content);
  return { path, width, height };
}

async function keepPicture(file: string, content: Buffer) {
  const widest = file.startsWith('products/') ? productWidth : Infinity;
  const { content: original, width, height } = await originalOf(content, widest);
  const path = originalPath(`${publicFolder}/${parse(file).name}`, hashOf(original));
  const made = renditionWidths(width).flatMap((step) =>
    renditions.formats.map((format) => renditionPath(path, step, format)),
  );
  if (await keepWritten([path, ...made])) return { path, width, height };
  await write(path, original);
  for await (const [name, bytes] of renditionsOf(path, original)) await write(name, bytes);
  return { path, width, height };
}

/** Whether all of the files exist: their names contain a content hash, so existing files are up to date. */
async function keepWritten(paths: readonly string[]): Promise<boolean> {
  const names = paths.map(nameOf);
  const sizes = await Promise.all(names.map((name) => stat(join(pictureFolder, name)).catch(() => null)));
  if (sizes.includes(null)) return false;
  for (const [at, name] of names.entries()) note(name, sizes[at]!.size);
  return true;
}

function nameOf(path: string): string {
  return path.slice(publicFolder.length + 1);
}

function note(name: string, size: number): void {
  if (written.has(name)) throw new Error(`two pictures would be named ${name}`);
  written.set(name, size);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

async function write(path: string, content: Buffer): Promise<void> {
  const name = nameOf(path);
  note(name, content.length);
  await writeFile(join(pictureFolder, name), content);
}

/** Removes earlier versions of the pictures just written: the same name with another hash. */
async function removeOutdated(): Promise<void> {
  const names = new Set(sources.map(({ file }) => parse(file).name));
  for (const name of await readdir(pictureFolder)) {
    const stem = /^(.+)\.[0-9a-f]{8}(?:-\d+)?\.(?:avif|webp|svg)$/u.exec(name)?.[1];
    if (stem && names.has(stem) && !written.has(name)) await rm(join(pictureFolder, name));
  }
}

function report(): void {
  const groups = Map.groupBy(
    written,
    ([name]) => /-(?:320|640|1024|1600)\.\w+$/u.exec(name)?.[0] ?? 'originals',
  );
  for (const [group, files] of [...groups].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )) {
    const sizes = files.map(([, size]) => size).toSorted((a, b) => a - b);
    console.log(
      group.padEnd(12),
      `${sizes.length} files, median ${kilobytes(sizes[sizes.length >> 1]!)}, largest ${kilobytes(sizes.at(-1)!)}`,
    );
  }
  const total = [...written.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `${written.size} files, ${kilobytes(total)}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Runs the work over the items, a few at a time, and returns results in the items' order. */
async function inTurns<Item, Result>(
  items: Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [place, item] of queue) results[place] = await work(item);
    }),
  );
  return results;
}
