import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventually, link, main, open, pathOf } from './support/pages.ts';
import { productOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const { story, scene } = JSON.parse(readFileSync('database/demo/settings.json', 'utf8'));

describe.each(stricterLanguage)('the home page stories, in %s', (lang) => {
  const tag = lang === 'en' ? 'en' : 'km';

  test.each(widthOf[lang])(
    'a picture of products in use has a hotspot for each listed product, at a width of %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      await open(me, '/');
      const told = main(me.page).getByRole('region', { name: scene.title[tag] });
      const picture = told.locator('img');
      await picture.scrollIntoViewIfNeeded();
      const list = told.getByRole('listitem');
      await eventually(() => list.count()).toBe(scene.spots.length);
      for (const [at, { product, x, y }] of scene.spots.entries()) {
        const { id, name } = productOf(product, lang);
        const [spot, line] = [link(told, `${at + 1} ${name}`), link(list.nth(at), name)];
        await eventually(() => spot.getAttribute('href')).toContain(`/product-detail/${id}/`);
        await eventually(() => line.getAttribute('href')).toBe(await spot.getAttribute('href'));
        // Positions count from the left in both directions, because a picture is not mirrored.
        const [frame, mark] = await Promise.all([picture.boundingBox(), spot.locator('text').boundingBox()]);
        if (!frame || !mark) throw new Error('not shown');
        const near = (place: number, percent: number, size: number) =>
          expect(Math.abs(place - (percent / 100) * size)).toBeLessThan(3);
        near(mark.x + mark.width / 2 - frame.x, x, frame.width);
        near(mark.y + mark.height / 2 - frame.y, y, frame.height);
      }
      await link(told, `3 ${productOf(scene.spots[2].product, lang).name}`).click();
      await eventually(() => pathOf(me.page)).toContain(`/${lang}/product-detail/`);
    },
  );

  test('a story shows how a product is made, with a link to it', async () => {
    const me = await visitor({ lang, width: widthOf[lang][0] });
    await open(me, '/');
    const told = main(me.page).getByRole('region', { name: story.title[tag] });
    await eventually(() => told.innerText()).toContain(story.text[tag]);
    await link(told, story.link.text[tag]).click();
    await eventually(() => pathOf(me.page)).toContain(`/${lang}/all-products/20/`);
  });
});
