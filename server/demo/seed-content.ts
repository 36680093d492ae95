import type { Database } from '#database/schema.ts';
import { changeBanner, changeCampaign, changeSettings, grounds } from '#shop/content/content.ts';
import type { DemoData } from './files.ts';
import { DemoDataError } from './read-files.ts';
import type { FindPicture } from './shop-pictures.ts';

/** Settings, banners and campaigns of the demo shop, by the functions its staff would use. */
export async function seedContent(db: Database, data: DemoData, pictureOf: FindPicture): Promise<void> {
  const by = 'system';
  const picture = (name: string, asker: string) => pictureOf(name, asker).path;
  const { settings } = data;
  const [logo, logoWhite, mark] = [settings.logo, settings.logoWhite, settings.mark].map((name) =>
    picture(name, 'settings.json'),
  );
  await changeSettings(db, { ...settings, logo: logo!, logoWhite: logoWhite!, mark: mark! }, by);
  for (const [position, { picture: name, phonePicture, ground, ...banner }] of data.banners.entries()) {
    const pictures = {
      picture: picture(name, 'banners.json'),
      phonePicture: phonePicture === null ? null : picture(phonePicture, 'banners.json'),
    };
    const shown = { ground: groundOf(ground, 'banners.json'), position, published: true };
    await changeBanner(db, null, { ...banner, ...pictures, ...shown }, by);
  }
  for (const [position, { slug: _, picture: name, ground, ...campaign }] of data.campaigns.entries()) {
    const shown = { ground: groundOf(ground, 'campaigns.json'), position, published: true };
    await changeCampaign(db, null, { ...campaign, ...shown, picture: picture(name, 'campaigns.json') }, by);
  }
}

/** @throws DemoDataError for a ground that is not there */
function groundOf(name: string, asker: string) {
  const found = grounds.find((ground) => ground === name);
  if (!found) throw new DemoDataError(`${asker}: there is no ground "${name}"`);
  return found;
}
