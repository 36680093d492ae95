import { languageCodes, languages } from '#contract/languages.ts';
import { demoMark } from './demo-mark.ts';
import type { DemoData } from './files.ts';
import { perLanguage, type Rows } from './rows.ts';
import type { FindPicture } from './shop-pictures.ts';

/** Banners, campaigns and settings. */
export function contentRows(data: DemoData, pictureOf: FindPicture): Rows {
  return {
    ...bannerRows(data, pictureOf),
    campaign: data.campaigns.map(({ picture, ground }, at) => ({
      id: at + 1,
      cover_picture: pictureOf(picture, 'campaigns.json').path,
      ground,
      position: at,
    })),
    campaign_text: data.campaigns.flatMap(({ mainTitle, discountTitle, body }, at) =>
      perLanguage((language_id, pick) => ({
        campaign_id: at + 1,
        language_id,
        main_title: pick(mainTitle),
        discount_title: pick(discountTitle),
        body: pick(body),
      })),
    ),
    setting: settingRows(data, pictureOf),
  };
}

function bannerRows({ banners }: DemoData, pictureOf: FindPicture): Rows {
  return {
    banner: banners.map(({ theme, picture, phonePicture, ground }, at) => ({
      id: at + 1,
      theme_type_id: theme,
      picture: pictureOf(picture, 'banners.json').path,
      phone_picture: phonePicture === null ? null : pictureOf(phonePicture, 'banners.json').path,
      ground,
      position: at,
    })),
    banner_text: banners.flatMap(({ top, main, bottom, left, right }, at) =>
      perLanguage((language_id, pick) => {
        const code = languageCodes.find((each) => languages[each].id === language_id)!;
        const url = (button: typeof left) => button?.url.replace('{lang}', code) ?? '';
        return {
          banner_id: at + 1,
          language_id,
          top_title: pick(top),
          main_title: pick(main),
          bottom_title: pick(bottom),
          left_button_text: left ? pick(left.text) : '',
          left_button_url: url(left),
          right_button_text: right ? pick(right.text) : '',
          right_button_url: url(right),
        };
      }),
    ),
  };
}

function settingRows({ settings }: DemoData, pictureOf: FindPicture): NonNullable<Rows['setting']> {
  const pictures = (['logo', 'logoWhite', 'mark'] as const).map(
    (name) => [name, pictureOf(settings[name], 'settings.json').path] as const,
  );
  // A production start refuses a database that says so.
  const all = { ...settings, ...Object.fromEntries(pictures), [demoMark]: true };
  return Object.entries(all).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
}
