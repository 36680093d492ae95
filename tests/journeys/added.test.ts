import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { chooseOptions } from '../support/shopping.ts';
import { arrived, button, eventually, link, message, openProduct } from './support/pages.ts';
import { label, nameOf, productOf, said } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const lang = 'ar';

describe('the added-to-cart panel', () => {
  const { id, name } = productOf('kampot-pepper', lang);
  const add = label(lang, productDetailLabels, 'lbl_prd_det_addcart');
  const title = label(lang, cartLabels, 'inYourCart');

  test('the added-to-cart panel shows product and total; Tab moves into it, Escape closes it', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await button(page, add).press('Enter');
    await message(me, 'addedToCart').waitFor();
    const slip = page.getByRole('region', { name: title, exact: true }).filter({ hasText: name });
    await slip.waitFor();
    await eventually(() => slip.innerText()).toContain('$8.50');
    await eventually(() => slip.innerText()).toContain('34,900៛');
    await eventually(() => slip.locator('.added-line img').count()).toBe(1);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain(add);
    await page.keyboard.press('Tab');
    await eventually(() => slip.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    // Matching products that are not in the cart are below it.
    const others = slip.locator('.added-with').getByRole('link');
    await slip.getByRole('heading', { name: label(lang, cartLabels, 'goesWith') }).waitFor();
    await eventually(() => others.count()).toBe(2);
    for (const other of await others.all()) {
      expect(await other.getAttribute('href')).not.toContain(`/product-detail/${id}/`);
      await eventually(() => other.innerText()).toMatch(/\$\d+\.\d\d/u);
    }
    // Messages cover no part of the panel.
    const [low, high] = await page.evaluate(() =>
      ['.toast', '.added'].map(
        (each) => document.querySelector(each)!.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    expect(low!.bottom <= high!.top || low!.left >= high!.right).toBe(true);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
  });

  test('adding announces only the message, also while the panel is loading', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    let held = 0;
    await page.route(/\/panels-[\w-]+\.js$/u, async (route) => {
      held += 1;
      await setTimeout(800);
      await route.continue();
    });
    await openProduct(me, 'kampot-pepper');
    await button(page, add).last().click();
    await message(me, 'addedToCart').waitFor();
    const overlay = page.locator('.overlay').waitFor({ state: 'attached', timeout: 600 });
    await expect(overlay).rejects.toThrow(/Timeout/u);
    await page.getByRole('region', { name: title, exact: true }).waitFor();
    expect(held).toBe(1);
    await page.unrouteAll();
  });

  test('the added-to-cart panel names an option with a surcharge and its amount', async () => {
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, 't-shirt');
    await chooseOptions(page, 1);
    const print = nameOf('options', 'print-one-colour', lang);
    await page.getByRole('radio', { name: print }).check({ force: true });
    await button(page, add).press('Enter');
    const slip = page.getByRole('region', { name: title, exact: true }).filter({ hasText: print });
    await slip.waitFor();
    const choice = slip.locator('.added-line').getByText(print, { exact: true }).locator('xpath=..');
    await eventually(() => choice.innerText()).toContain('+$1.20');
  });

  test('on a phone the bar temporarily becomes the total and the link to the cart', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await button(page, add).last().click();
    const bar = page.getByRole('region', { name: title, exact: true });
    await bar.waitFor();
    await eventually(() => bar.innerText()).toContain('$8.50');
    await page.mouse.move(5, 5);
    await bar.waitFor({ state: 'detached' });
    await button(page, add).last().click();
    await link(page.locator('.toast').last(), said(lang, 'viewCart')).waitFor();
    await page.reload();
    await eventually(() => bar.count()).toBe(0);
    await openProduct(me, 'wall-clock');
    await button(page, add).last().click();
    await link(bar, said(lang, 'viewCart')).click();
    await arrived(me, label(lang, cartLabels, 'heading'));
    await eventually(() => bar.count()).toBe(0);
  });
});
