import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { readContentCommand } from '#server/cli/content/content-arguments.ts';
import { moveContent } from '#server/cli/content/move-content.ts';
import { storedProducts } from '#shop/catalogue/catalogue.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { catalogueCommand } from './catalogue-files.ts';

const { db } = await testDatabase();
await fillCatalogue(db);
const { contentFolder, csv, folder, run } = catalogueCommand(() => db);
mkdirSync(path.join(folder, 'new'));

/** Creates a photo as phones take it: rotated, with its location. */
async function photograph(name: string, format: 'webp' | 'jpeg'): Promise<void> {
  const taken = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5c45' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Exif');
  writeFileSync(path.join(folder, 'new', name), taken);
}

/** Checks that the picture is upright and has no metadata. */
async function expectPlain(publicPath: string): Promise<void> {
  const file = path.join(contentFolder, 'commonImages', path.basename(publicPath));
  const { exif, orientation, width, height } = await sharp(readFileSync(file)).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 300,
    height: 400,
  });
}

test.each(['webp', 'jpeg'] as const)(
  'the location is removed from a picture, however it was imported (%s)',
  async (format) => {
    await photograph(`photo.${format}`, format);
    const file = csv([{ sku: 'SKU-1', pictures: `photo.${format}` }]);
    const pictures = path.join(folder, 'new');
    expect(await run('import', file, '--pictures', pictures, '--yes')).toMatchObject({ code: 0 });
    const [product] = await storedProducts(db, [1]);
    await expectPlain(product!.pictures[0]!.path);

    await photograph(`banner.${format}`, format);
    const content = path.join(folder, 'new', `${format}.json`);
    writeFileSync(
      content,
      JSON.stringify({ banners: [{ picture: `banner.${format}`, main: `By ${format}` }] }),
    );
    const wish = readContentCommand(['import', content, '--by', 'srey', '--yes']);
    expect(await moveContent(db, wish, () => undefined, folderStore(contentFolder))).toBe(0);
    const { request } = await guestCalls(db);
    const banners = await request(getHomeScreenBanner, {});
    await expectPlain(banners.find(({ MainTitle }) => MainTitle === `By ${format}`)!.BannerImgUrl);
  },
);
