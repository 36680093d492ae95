import type { Database } from '#database/schema.ts';
import { bannerKind, campaignKind, settingKind } from '#shop/content/content.ts';
import { labelKind } from '#shop/localisation/localisation.ts';
import { changeRecords, type Kind } from '#shop/records/records.ts';
import { servedPictures } from '../reference-data/served-pictures.ts';
import type { Days } from './days.ts';
import type { DemoData } from './files.ts';
import { assertValid } from './assert-valid.ts';
import type { FindPicture } from './shop-pictures.ts';
import { productIds } from './slugs.ts';

/**
 * Creates the settings, interface texts, banners and campaigns of the demo shop with the functions that staff
 * would use.
 * @throws OperatorError that names file and field
 */
export async function seedContent(
  db: Database,
  data: DemoData,
  pictureOf: FindPicture,
  days: Days,
): Promise<void> {
  const { idOf } = productIds(data);
  const importData = async <Fields extends object, Id extends number | string>(
    kind: Kind<Fields, Id>,
    file: string,
    entries: readonly object[],
    id?: Id,
  ) => {
    const changes = await Promise.all(
      entries.map(async (entry, at) => ({
        file: `${file}[${at}]`,
        ...(id !== undefined && { id }),
        fields: (await servedPictures(entry, (_, name) => pictureOf(name, file).path)) as Partial<Fields>,
      })),
    );
    assertValid(changes, await changeRecords(db, kind, { by: 'system' }, changes));
  };
  const { scene } = data.settings;
  const spots = scene.spots.map((spot) => ({ ...spot, product: idOf(spot.product, 'settings.json') }));
  await importData(settingKind, 'settings.json', [{ ...data.settings, scene: { ...scene, spots } }], 'shop');
  for (const { label, ...texts } of data.labels) await importData(labelKind, 'labels.json', [texts], label);
  await importData(
    bannerKind,
    'banners.json',
    data.banners.map((banner, position) => ({ ...banner, position })),
  );
  const campaigns = data.campaigns.map(
    ({ slug: _, startsInDays, endsInDays, groups, ...campaign }, position) => ({
      ...campaign,
      ...(startsInDays !== undefined && { startsOn: days.dayOf(startsInDays) }),
      ...(endsInDays !== undefined && { endsOn: days.dayOf(endsInDays) }),
      position,
      groups: groups.map(({ title, products }) => ({
        title,
        products: products.map((slug) => idOf(slug, 'campaigns.json')),
      })),
    }),
  );
  await importData(campaignKind, 'campaigns.json', campaigns);
}
