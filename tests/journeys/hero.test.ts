import { describe, expect, test } from 'vitest';
import { bannerSliderLabels } from '#contract/labels/storefront/banner-slider.ts';
import { button, open } from './support/pages.ts';
import { label } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

/** Returns the first banner on a phone: its picture, text and controls. */
async function heroIn(lang: 'en' | 'ar') {
  const { page, ...me } = await visitor({ lang, width: 390 });
  await open({ page, ...me }, '/');
  const hero = page.locator('.hero');
  const pause = button(hero, label(lang, bannerSliderLabels, 'play'));
  const [all, picture, control] = await Promise.all([
    hero.boundingBox(),
    hero.locator('.hero-pic').first().boundingBox(),
    pause.boundingBox(),
  ]);
  const fade = await hero
    .locator('.hero-pic')
    .first()
    .evaluate((each) => getComputedStyle(each).maskImage);
  return { all: all!, picture: picture!, control: control!, fade };
}

describe('the banner on a phone', () => {
  test.each(stricterLanguage)(
    'the banner on a phone shows its pictures whole with the controls below it, in %s',
    async (lang) => {
      const { picture, control, fade } = await heroIn(lang);
      expect(fade).toBe('none');
      expect(picture.width / picture.height).toBeCloseTo(10 / 9, 1);
      expect(control.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    },
  );

  test('the banner on a phone has the same height in both languages', async () => {
    const [english, khmer] = [await heroIn('en'), await heroIn('ar')];
    expect(Math.abs(english.all.height - khmer.all.height)).toBeLessThan(1);
  });
});
