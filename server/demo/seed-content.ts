import type { Database } from '#database/schema.ts';
import { changeBanner, changeCampaign, changeSettings, grounds } from '#shop/content/content.ts';
import type { DemoData } from './files.ts';
import { DemoDataError } from './read-files.ts';
import { productIds } from './slugs.ts';
import type { FindPicture } from './shop-pictures.ts';

/** Settings, banners and campaigns of the demo shop, by the functions its staff would use. */
export async function seedContent(db: Database, data: DemoData, pictureOf: FindPicture): Promise<void> {
  const by = 'system';
  const picture = (name: string, asker: string) => pictureOf(name, asker).path;
  const { settings } = data;
  const [logo, logoWhite, mark] = [settings.logo, settings.logoWhite, settings.mark].map((name) =>
    picture(name, 'settings.json'),
  );
  const { idOf } = productIds(data);
  const { story, scene } = settings;
  const told = {
    bankAccounts: settings.bankAccounts.map((account) => ({
      ...account,
      qrPicture: picture(account.qrPicture, 'settings.json'),
    })),
    story: { ...story, picture: picture(story.picture, 'settings.json') },
    scene: {
      ...scene,
      picture: picture(scene.picture, 'settings.json'),
      spots: scene.spots.map((spot) => ({ ...spot, product: idOf(spot.product, 'settings.json') })),
    },
  };
  await changeSettings(db, { ...settings, ...told, logo: logo!, logoWhite: logoWhite!, mark: mark! }, by);
  for (const [position, { picture: name, phonePicture, ground, ...banner }] of data.banners.entries()) {
    const pictures = {
      picture: picture(name, 'banners.json'),
      phonePicture: phonePicture === null ? null : picture(phonePicture, 'banners.json'),
    };
    const shown = { ground: groundOf(ground, 'banners.json'), position, published: true };
    await changeBanner(db, null, { ...banner, ...pictures, ...shown }, by);
  }
  const asker = 'campaigns.json';
  for (const [
    position,
    { slug: _, picture: name, ground, forMany, ...campaign },
  ] of data.campaigns.entries()) {
    const shown = { ground: groundOf(ground, asker), position, published: true };
    const groups = campaign.groups.map(({ title, products }) => ({
      title,
      products: products.map((slug) => idOf(slug, asker)),
      category: null,
    }));
    const says = { groups, forMany: forMany ?? { en: '', km: '' } };
    await changeCampaign(db, null, { ...campaign, ...says, ...shown, picture: picture(name, asker) }, by);
  }
}

/** @throws DemoDataError for a ground that is not there */
function groundOf(name: string, asker: string) {
  const found = grounds.find((ground) => ground === name);
  if (!found) throw new DemoDataError(`${asker}: there is no ground "${name}"`);
  return found;
}
