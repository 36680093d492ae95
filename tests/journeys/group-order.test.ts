import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages, otherLanguage } from '#contract/languages.ts';
import { matrixLabels } from '#contract/labels/shared/matrix.ts';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { button, eventually, link, main, message, open, openProduct, stored } from './support/pages.ts';
import { labelsOf, nameOf, productOf } from './support/texts.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const logo = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#0000' } })
  .composite([{ input: { create: { width: 700, height: 400, channels: 3, background: '#0a6' } } }])
  .png()
  .toBuffer();

describe.each([
  ['ar', 390, 'អាវយឺត 100'],
  ['en', 1440, '100 t-shirts'],
] as const)('the page for a group, in %s at %i px', (lang, width, search) => {
  const t = labelsOf(lang, groupOrderLabels);
  const matrix = labelsOf(lang, matrixLabels);
  const detail = labelsOf(lang, productDetailLabels);
  const print = labelsOf(lang, orderPrintLabels);
  const [white, green] = ['white', 'green'].map((slug) => nameOf('colours', slug, lang));
  const { name: shirt } = productOf('t-shirt', lang);
  const pieces = ({ page }: Visitor) =>
    page.getByRole('textbox', { name: new RegExp(t('howMany').slice(0, 8), 'u') });
  const field = ({ page }: Visitor, color: string, size: string) =>
    page.getByRole('textbox', {
      name: matrix('cell', { color, size: nameOf('sizes', size, lang) }),
      exact: true,
    });
  const step = ({ page }: Visitor, n: number, price: string) => button(page, `${price} ${t('from', { n })}`);

  test('a hundred shirts are found by their number, shared out, and ordered with a logo', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await open(me, `/all-products/0/all-categories?SearchTerm=${encodeURIComponent(search)}`);
    await main(page).locator('.results').getByRole('link', { name: shirt, exact: true }).first().click();
    await eventually(() => pieces(me).inputValue()).toBe('100');
    expect(page.url()).toContain('for=group');

    await main(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'office.png', mimeType: 'image/png', buffer: logo });
    await main(page).getByText(print('received')).waitFor();
    // The logo chooses how it is printed.
    const oneColor = page.getByRole('radio', { name: nameOf('options', 'print-one-colour', lang) });
    expect(await oneColor.isChecked()).toBe(true);
    await page.getByRole('radio', { name: nameOf('options', 'print-full-colour', lang) }).check();

    const add = page.locator('.buy-acts, .action-bar').getByRole('button').filter({ visible: true }).first();
    await eventually(() => add.textContent()).toBe(t('nextColors'));
    await add.click();
    const chip = page.getByRole('checkbox', { name: white! });
    await eventually(() => chip.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    for (const [size, n] of [
      ['s', '20'],
      ['m', '48'],
      ['l', '20'],
    ] as const)
      await field(me, white!, size).fill(n);
    await page.getByText(t('left', { n: 12 }), { exact: true }).waitFor();
    await button(page, t('likeOthers')).click();
    await eventually(() => field(me, white!, 'm').inputValue()).toBe('54');
    await eventually(() => page.getByText(t('left', { n: 12 }), { exact: true }).isVisible()).toBe(false);

    // Larger sizes cost more, and are asked only of chosen colors.
    expect(await field(me, green!, 's').count()).toBe(0);
    await main(page).getByText(t('payNow'), { exact: true }).first().waitFor();
    await eventually(() => add.textContent()).toBe(detail('lbl_prd_det_addcart'));
    await add.click();
    await message(me, 'addedToCart').waitFor();
    expect(await stored(page, 'cartItems')).toMatchObject([
      { Quantity: 100, DesignID: expect.any(String), VariantQuantities: [{}, {}, {}] },
    ]);
  });

  test('a refused file leaves the product’s picture as it is and isn’t priced, and another one is accepted', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    const { id } = productOf('t-shirt', lang);
    await open(me, `/product-detail/${id}/shop/x?for=group`);
    const file = main(page).locator('.g-acts input[type=file]').first();
    await file.setInputFiles({
      name: 'logo.docx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004'),
    });
    await page.locator('.toast').first().waitFor();
    await main(page).locator('.g-stage img').waitFor();
    // Nor does it stay printed, and priced, without a logo.
    const oneColor = nameOf('options', 'print-one-colour', lang);
    await eventually(() => page.getByRole('radio', { name: oneColor, checked: true }).count()).toBe(0);
    await file.setInputFiles({ name: 'office.png', mimeType: 'image/png', buffer: logo });
    await eventually(() => main(page).getByText(print('received')).count()).toBe(1);
  });

  test('a visitor who looks at one piece and comes back to a group keeps the input', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await openProduct(me, 't-shirt');
    const [few, group] = [t('few'), t('group')].map((name) =>
      page.locator('.moods').getByRole('link').filter({ hasText: name }),
    );
    expect(await few!.getAttribute('aria-current')).toBe('true');
    await group!.focus();
    await page.keyboard.press('Enter');
    await pieces(me).waitFor();
    await eventually(() => group!.evaluate((each) => each === document.activeElement)).toBe(true);
    await step(me, 100, '$5.30').focus();
    await page.keyboard.press('Enter');
    expect(await pieces(me).inputValue()).toBe('100');
    expect(await step(me, 100, '$5.30').getAttribute('aria-pressed')).toBe('true');
    await few!.click();
    await button(page, matrix('matrix')).waitFor();
    expect(page.url()).not.toContain('for=');
    await group!.click();
    await eventually(() => pieces(me).inputValue()).toBe('100');
  });

  test('the number of a link survives a renamed product, both ways to buy, and gives way to that of the next link', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    const { id } = productOf('t-shirt', lang);
    await open(me, `/product-detail/${id}/shop/x?for=group&pieces=60`);
    await eventually(() => pieces(me).inputValue()).toBe('60');
    expect(page.url()).not.toContain('/shop/x');
    const [few, group] = [t('few'), t('group')].map((name) =>
      page.locator('.moods').getByRole('link').filter({ hasText: name }),
    );
    await few!.click();
    await button(page, matrix('matrix')).waitFor();
    expect(page.url()).toContain('?pieces=60');
    await group!.click();
    await pieces(me).fill('75');
    await few!.click();
    await button(page, matrix('matrix')).waitFor();
    await group!.click();
    await eventually(() => pieces(me).inputValue()).toBe('75');
    const follow = (address: string) =>
      page.evaluate((to) => (window as { navigation?: Navigation }).navigation?.navigate(to), address);
    await follow(`/${lang}/faq`);
    await page.locator('.moods').waitFor({ state: 'detached' });
    await follow(`/${lang}/product-detail/${id}/shop/y?for=group&pieces=40`);
    await eventually(() => pieces(me).inputValue()).toBe('40');
    expect(page.url()).not.toContain('/shop/y');
    const other = otherLanguage(lang);
    await page.locator(`.foot a[hreflang=${languages[other].tag}]`).click();
    await page.waitForURL(`**/${other}/product-detail/**pieces=40`);
  });

  test('the page for a group shows without JavaScript what a few pieces need', async () => {
    const me = await visitor({ lang, width, script: false });
    const { page } = me;
    const { id } = productOf('t-shirt', lang);
    await page.goto(`${me.shop}/${lang}/product-detail/${id}/shop/x?for=group`);
    expect(page.url()).toContain('for=group');
    await page.getByRole('radio', { name: nameOf('options', 'print-full-colour', lang) }).waitFor();
    expect(
      await page
        .locator('.moods')
        .getByRole('link')
        .filter({ hasText: t('group') })
        .getAttribute('aria-current'),
    ).toBe('true');
  });
});

test('a product without prices by quantity has no ways to choose from', async () => {
  const me = await visitor({ lang: 'ar', width: 390 });
  await openProduct(me, 'glass-bottle');
  expect(await me.page.locator('.moods').count()).toBe(0);
  await link(main(me.page), labelsOf('ar', productDetailLabels)('lbl_prd_det_askabout')).first().waitFor();
});
