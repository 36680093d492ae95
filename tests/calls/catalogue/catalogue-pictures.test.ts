import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { storedProducts } from '#shop/catalogue/catalogue.ts';
import { catalogueToChange } from '#tests/support/changing.ts';
import { catalogueCommand } from './catalogue-files.ts';

let db: Database;
const command = catalogueCommand(() => db);
const { run, csv, place, rowsOf } = command;
const productOf = async (id: number) => (await storedProducts(db, [id]))[0]!;
const unchanged = expect.stringMatching(/rows: 0 new, 0 changed, \d+ unchanged, 0 invalid\.$/u) as string;

describe('pictures of a catalog file', () => {
  beforeEach(async () => {
    ({ db } = await catalogueToChange());
  });

  const folder = path.join(command.folder, 'new');
  const photo = () => sharp({ create: { width: 1500, height: 900, channels: 3, background: '#a0522d' } });
  const inShop = () => readdirSync(path.join(command.contentFolder, 'commonImages')).toSorted();

  test('pictures from a folder are encoded once, upright, without metadata, and shown with their color', async () => {
    mkdirSync(folder, { recursive: true });
    const turned = await photo()
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    writeFileSync(path.join(folder, 'ពែង Mug (1).JPG'), turned);
    const file = csv([{ sku: 'SKU-2', pictures: 'Blue: ពែង Mug (1).JPG; blue-mug.webp' }]);
    const trial = await run('import', file, '--pictures', folder);
    expect(trial.output[0]).toMatch(
      /^row 2 {2}SKU-2 {2}pictures Blue: blue-mug\.webp → Blue: mug-1\.[0-9a-f]{8}\.webp; blue-mug\.webp$/u,
    );
    expect(inShop()).toEqual([]);
    expect((await run('import', file, '--pictures', folder, '--yes')).code).toBe(0);
    const [first] = (await productOf(2)).pictures;
    expect(first).toMatchObject({ colourId: 2, width: 900, height: 1500 });
    const stem = path.basename(first!.path, '.webp');
    expect(inShop()).toEqual([
      ...[1024, 320, 640].flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]),
      `${stem}.webp`,
    ]);
    const original = path.join(command.contentFolder, first!.path.replace('/content/', ''));
    const { exif, width } = await sharp(original).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 900 });
    const written = statSync(original).mtimeMs;
    expect((await run('import', file, '--pictures', folder, '--yes')).output).toEqual([unchanged]);
    // The new name needs no folder, and the picture isn't encoded again.
    const again = place('csv');
    await run('export', again);
    expect(rowsOf(again)[1]).toMatchObject({ pictures: `Blue: ${stem}.webp; blue-mug.webp` });
    expect((await run('import', again, '--yes')).output).toEqual([unchanged]);
    expect(statSync(original).mtimeMs).toBe(written);
  });

  test('a picture is found though its file and the sheet write its letters in two ways', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'Café.jpg'.normalize('NFD')), await photo().jpeg().toBuffer());
    const file = csv([{ sku: 'SKU-2', pictures: 'Café.jpg'.normalize('NFC') }]);
    expect((await run('import', file, '--pictures', folder)).output[0]).toMatch(
      /→ cafe\.[0-9a-f]{8}\.webp$/u,
    );
    const sheet = csv([{ sku: 'SKU-2', pictures: 'Café.jpg'.normalize('NFD') }]);
    expect((await run('import', sheet, '--pictures', folder)).output[0]).toMatch(/→ cafe\./u);
  });

  test('invalid or missing pictures are reported by row', async () => {
    mkdirSync(folder, { recursive: true });
    const whole = await photo().jpeg().toBuffer();
    const bad: Record<string, Buffer> = {
      'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'page.jpg': Buffer.from('<html><script>alert(1)</script></html>'),
      'half.jpg': whole.subarray(0, whole.length / 2),
      'bomb.png': await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    };
    for (const [name, content] of Object.entries(bad)) writeFileSync(path.join(folder, name), content);
    const files = [...Object.keys(bad), 'none.jpg', '../../secret'];
    const file = csv(files.map((pictures, at) => ({ sku: `SKU-${at + 1}`, pictures })));
    const { output } = await run('import', file, '--pictures', folder, '--yes');
    expect(output.map((line) => /INVALID {2}pictures: (.*?)(?::|$)/u.exec(line)?.[1])).toEqual([
      ...Object.keys(bad).map((name) => `“${name}” can’t be shown`),
      'Neither the shop nor the --pictures folder has “none.jpg”',
      'Neither the shop nor the --pictures folder has “../../secret”',
      undefined,
    ]);
  });

  test('pictures are included in an export', async () => {
    const out = path.join(command.folder, 'out');
    writeFileSync(path.join(command.contentFolder, 'commonImages', 'bag.webp'), 'bag');
    const { output } = await run('export', place('xlsx'), '--pictures', out);
    expect(output.at(-1)).toBe(`${out}: 1 pictures.`);
    expect(existsSync(path.join(out, 'bag.webp'))).toBe(true);
  });
});
