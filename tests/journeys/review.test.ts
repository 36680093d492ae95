import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import type { MessageCode } from '#contract/messages.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { answer, lose, lost, sentTo } from './support/answers.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, messageOf, messagesShown, openProduct } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { type VisitOptions, type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

const slug = 'desk-calendar';
const shop = await ownShop();
const { db } = shop;

describe.each(stricterLanguage)('the review form, in %s', (lang) => {
  const labels = labelsOf(lang, productDetailLabels);
  /** Returns the specification's message (§8) and its Khmer translation. */
  const text = (code: MessageCode, english: string) => (lang === 'en' ? english : said(lang, code));
  const form = ({ page }: Visitor) => page.getByRole('form', { name: labels('lbl_prd_det_writereview') });
  const box = (me: Visitor, key: keyof typeof productDetailLabels.texts) =>
    form(me).getByRole('textbox', { name: labels(key), exact: true });
  const stars = (me: Visitor, n: number) =>
    form(me).getByRole('radio', { name: label(lang, sharedLabels, 'stars', { n }) });
  const tab = ({ page }: Visitor) => page.getByRole('tab', { name: labels('lbl_prd_det_reviewstab') });
  const send = (me: Visitor) => button(form(me), labels('lbl_prd_det_submitreview')).click();
  const failed = text('generalErrorLater', 'An error occured. Please try again later!');

  async function atReviews(options: Partial<VisitOptions> = {}): Promise<Visitor> {
    const me = await visitor({ lang, width: 1440, ...options });
    await openProduct(me, slug);
    await tab(me).click();
    await form(me).waitFor();
    return me;
  }
  async function fill(me: Visitor, title: string) {
    await box(me, 'lbl_prd_det_name').fill('Sreymom');
    await box(me, 'lbl_prd_det_email').fill('sreymom@example.com');
    await box(me, 'lbl_prd_det_reviewtitle').fill(title);
    await box(me, 'reviewBody').fill('Every day has room for a note.');
  }
  const count = async (me: Visitor) => Number(/\d+/u.exec(await tab(me).innerText())?.[0] ?? 0);

  test.each([true, false])('a review appears immediately, Navigation API: %s', async (navigationApi) => {
    const [width] = widthOf[lang];
    const me = await atReviews({ width, navigationApi });
    const { page } = me;
    const before = await count(me);
    const sent = sentTo(page, insertProductReview);
    const title = `Room for notes ${lang} ${width} ${String(navigationApi)}`;
    await eventually(() => stars(me, 5).isChecked()).toBe(true);
    await stars(me, 5).focus();
    await page.keyboard.press('ArrowUp');
    await eventually(() => stars(me, 4).isChecked()).toBe(true);
    await fill(me, title);
    await send(me);
    await messageOf(page, text('reviewSubmitted', 'Your review submitted successfully!')).first().waitFor();
    expect(sent).toMatchObject([
      {
        ProductId: String(productOf(slug, lang).id),
        ReviewerName: 'Sreymom',
        ReviewerEmail: 'sreymom@example.com',
        ReviewTitle: title,
        ReviewBody: 'Every day has room for a note.',
        ReviewRating: 4,
      },
    ]);
    const review = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await review.waitFor();
    await eventually(() => review.innerText()).toContain('Every day has room for a note.');
    await review.getByRole('img', { name: label(lang, sharedLabels, 'starsOf', { x: 4 }) }).waitFor();
    await eventually(() => count(me)).toBe(before + 1);
    await form(me).waitFor();
    for (const key of [
      'lbl_prd_det_name',
      'lbl_prd_det_email',
      'lbl_prd_det_reviewtitle',
      'reviewBody',
    ] as const) {
      await eventually(() => box(me, key).inputValue()).toBe('');
    }
    await eventually(() => stars(me, 5).isChecked()).toBe(true);
  });

  test('reviews are part of the page with their language, and the form loads on demand', async () => {
    const me = await visitor({ lang, width: 390 });
    await openProduct(me, 't-shirt');
    for (const language of ['inKhmer', 'inEnglish'] as const)
      await eventually(() => me.page.getByText(labels(language)).first().isVisible()).toBe(true);
    await eventually(() => tab(me).getAttribute('aria-selected')).toBe('false');
    // The reviews can be filtered by one of the two languages.
    const languages = me.page.getByRole('group', { name: labels('reviewLanguages') });
    await languages.getByRole('radio', { name: labels('inKhmer') }).check();
    await eventually(() => me.page.locator('.review-by').getByText(labels('inEnglish')).count()).toBe(0);
    await eventually(() =>
      me.page.locator('.review-by').getByText(labels('inKhmer')).count(),
    ).toBeGreaterThan(0);
    await button(me.page, labels('lbl_prd_det_writereview')).click();
    await form(me).waitFor();
  });

  test('every field is required, and the text has at most 200 characters', async () => {
    const me = await atReviews();
    const sent = sentTo(me.page, insertProductReview);
    await send(me);
    const required = (name: keyof typeof validatorLabels.texts) =>
      said(lang, 'required', { label: label(lang, validatorLabels, name) });
    await eventually(() => messagesShown(me)).toEqual(
      lang === 'en'
        ? ['Name is required', 'Email is required', 'Review Title is required', 'Review Body is required']
        : (['name', 'email', 'reviewTitle', 'reviewBody'] as const).map(required),
    );
    await eventually(() =>
      box(me, 'lbl_prd_det_name').evaluate((each) => each === document.activeElement),
    ).toBe(true);
    await fill(me, 'Long');
    // The field itself accepts no more, but another browser may send more.
    await box(me, 'reviewBody').evaluate((body) => body.removeAttribute('maxlength'));
    await box(me, 'reviewBody').fill('x'.repeat(201));
    await send(me);
    const tooLong = said(lang, 'maxLength', { label: label(lang, validatorLabels, 'reviewBody'), n: 200 });
    await messageOf(
      me.page,
      lang === 'en' ? 'Review Body max length should be 200 characters' : tooLong,
    ).waitFor();
    expect(sent).toEqual([]);
  });

  test('a review that was not saved is reported, and kept in the form', async () => {
    const me = await atReviews({ expected: lost });
    const before = await count(me);
    await fill(me, 'Not saved');
    await answer(me.page, insertProductReview, { data: [{ ResponseMsg: 'Saved' }] });
    await send(me);
    await messageOf(me.page, failed).waitFor();
    await lose(me.page, insertProductReview);
    await send(me);
    await eventually(async () => (await messagesShown(me)).filter((each) => each === failed).length).toBe(2);
    await eventually(() => box(me, 'lbl_prd_det_reviewtitle').inputValue()).toBe('Not saved');
    await eventually(() => count(me)).toBe(before);
  });
});

test.each(['en', 'ar'] as const)(
  'a customer who bought the product adds a photo, which others see once it is approved, in %s',
  async (lang) => {
    const labels = labelsOf(lang, productDetailLabels);
    const [width] = widthOf[lang];
    const { id, name } = productOf(slug, lang);
    const customer = await newCustomer(shop.url, lang);
    const { OrderId } = await placedOrder(shop.url, customer, cartOf({ id, quantity: 1 }));
    await sql`update order_hold set confirmed_at = now()`.execute(db);
    await sql`update customer set confirmed_at = now()`.execute(db);
    for (const to of [2, 3] as const) await changeOrderStatus(db, { orderId: OrderId, to, actor: 'staff 1' });
    const me = await visitor({ lang, width, shop: shop.url, stored: customer.stored });
    const { page } = me;
    await openProduct(me, slug);
    await page.getByRole('tab', { name: labels('lbl_prd_det_reviewstab') }).click();
    const form = page.getByRole('form', { name: labels('lbl_prd_det_writereview') });
    const fields = {
      ReviewerName: 'Sreymom',
      ReviewerEmail: customer.email,
      ReviewTitle: lang,
      ReviewBody: lang,
    };
    for (const [field, value] of Object.entries(fields)) await form.locator(`[name=${field}]`).fill(value);
    const create = { width: 400, height: 300, channels: 3, background: '#a63' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await form.locator('[name=Photos]').setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
    await form.getByText('desk.png').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button(form, labels('lbl_prd_det_submitreview')).click();
    await messageOf(page, said(lang, 'reviewSubmitted')).first().waitFor();
    await eventually(() => form.getByText('desk.png').count()).toBe(0);
    const alt = labels('reviewPhoto', { n: 1, name: 'Sreymom', product: name });
    const photo = page.getByRole('link', { name: alt });
    expect(await photo.count()).toBe(0);
    await sql`update review set photo_state = 'shown' where photo_state = 'held'`.execute(db);
    await eventually(async () => {
      await page.reload();
      return photo.count();
    }).toBe(1);
    await photo.scrollIntoViewIfNeeded();
    const picture = photo.getByRole('img');
    await eventually(() =>
      picture.evaluate((each) => (each as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await photo.getAttribute('href')).toMatch(/review-photo\.[0-9a-f]{8}\.webp$/u);
    // It opens over the page by keyboard, and closing it returns to it.
    await photo.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: lang });
    await dialog.getByRole('region', { name: alt }).waitFor();
    await eventually(() =>
      dialog.getByRole('img').evaluate((each) => (each as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => photo.evaluate((each) => each === document.activeElement)).toBe(true);
    // A photo that can't be published is named to its customer.
    const unusable = page.getByText(labels('unusablePhoto', { title: lang }));
    expect(await unusable.count()).toBe(0);
    await sql`update review_photo set path = null, width = null, height = null, tries = 5, failure = 'storage'`.execute(
      db,
    );
    await page.reload();
    await page.getByRole('tab', { name: labels('lbl_prd_det_reviewstab') }).click();
    await unusable.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sql`delete from review where customer_id is not null`.execute(db);
  },
);
