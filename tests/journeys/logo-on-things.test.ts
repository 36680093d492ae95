import { describe, expect, test } from 'vitest';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { logoThingsLabels } from '#contract/labels/storefront/logo-things.ts';
import { axeFindings } from './support/checks/axe.ts';
import { button, eventually, main, message, open, stored } from './support/pages.ts';
import { labelsOf, nameOf, productOf } from './support/texts.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#0a6"/></svg>`;
const logo = { name: 'office.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };

describe.each([
  ['ar', 390],
  ['en', 1440],
] as const)('the logo of a visitor on products, in %s at %i px', (lang, width) => {
  const t = labelsOf(lang, logoThingsLabels);
  const group = labelsOf(lang, groupOrderLabels);
  const { name: shirt } = productOf('t-shirt', lang);
  const drawn = ({ page }: Visitor, place: string) =>
    page.locator(`${place} canvas[data-drawn=true]`).count();
  const choose = ({ page }: Visitor, file: typeof logo) =>
    page.locator('.logo-slide input[type=file]').first().setInputFiles(file);

  test('home shows a logo on products without sending it, and it is sent with the order of one of them', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/artwork|upload/u.test(request.url()) && request.method() !== 'GET') sent.push(request.url());
    });
    await open(me, '/');
    expect(await axeFindings(page)).toEqual([]);
    await choose(me, logo);
    await eventually(() => drawn(me, '.things')).toBeGreaterThanOrEqual(9);
    await eventually(() => drawn(me, '.logo-pics')).toBe(3);
    await main(page)
      .getByRole('heading', { name: t('yourThings') })
      .waitFor();
    await page.locator('.logo-n').getByRole('button', { name: '100' }).click();
    const thing = page.locator('.things li').filter({ hasText: shirt });
    await eventually(() => thing.textContent()).toContain('100');
    const price = await thing.locator('p b').innerText();
    await thing.getByRole('link').click();

    await eventually(() => page.locator('.g-many input').inputValue()).toBe('100');
    await page.locator('.g-kept').waitFor();
    expect(await page.locator('.g-many').textContent()).toContain(price);
    // The page says the same, and other products wear the logo at that number.
    await eventually(() => drawn(me, '.g-others')).toBeGreaterThanOrEqual(8);
    expect(await page.locator('.g-others li p').first().textContent()).toContain('100');
    expect(sent).toEqual([]);

    await page.getByRole('checkbox', { name: nameOf('colours', 'white', lang) }).check();
    await button(page, group('allAlike')).click();
    await page
      .locator('.buy-acts, .action-bar')
      .getByRole('button')
      .filter({ visible: true })
      .first()
      .click();
    await message(me, 'addedToCart').waitFor();
    expect(await stored(page, 'cartItems')).toMatchObject([{ Quantity: 100, DesignID: expect.any(String) }]);
    expect(sent.length).toBeGreaterThan(0);
  });

  test('a logo stays on the device after a reload until it is removed', async () => {
    const me = await visitor({ lang, width });
    const { page } = me;
    await open(me, '/');
    await choose(me, logo);
    await eventually(() => drawn(me, '.logo-pics')).toBe(3);
    await page.reload();
    await eventually(() => drawn(me, '.logo-pics')).toBe(3);
    await button(page, t('remove')).click();
    await main(page)
      .getByRole('heading', { name: t('things') })
      .waitFor();
    await page.reload();
    await button(page, t('choose')).waitFor();
    expect(await page.locator('.logo-pics canvas').count()).toBe(0);
  });

  test('a file that can’t be shown is refused on home, and the products stay as they are', async () => {
    const me = await visitor({ lang, width });
    await open(me, '/');
    await choose(me, { ...logo, name: 'logo.pdf', mimeType: 'application/pdf' });
    await me.page.getByText(t('unreadable')).waitFor();
    await choose(me, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await me.page.getByText(t('unreadable')).waitFor();
    await button(me.page, t('choose')).waitFor();
    expect(await me.page.locator('.logo-pics canvas').count()).toBe(0);
  });

  test('home’s first banner leads to printed products without JavaScript', async () => {
    const me = await visitor({ lang, width, script: false });
    const { page } = me;
    await page.goto(`${me.shop}/${lang}/`);
    const banner = page.locator('.hero-slide').first();
    expect(await banner.textContent()).toContain(t('title'));
    expect(await banner.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await banner.getByRole('link', { name: t('seeAll') }).click();
    await main(page).locator('.results').getByRole('link', { name: shirt, exact: true }).first().waitFor();
  });
});
