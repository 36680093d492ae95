import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeConnectionLabels } from '#contract/labels/office/connections.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { languages } from '#contract/languages.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { openDatabase } from '#database/connect.ts';
import { storedMails } from '#server/adapters/mail/stored-mails.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { indexOutdated } from '#shop/search/search.ts';
import { databaseOf } from '../support/shop-database.ts';
import { errorsIn } from '../support/running-shop.ts';
import { smtpStub } from '../support/smtp-stub.ts';
import { heading } from './support/open-office.ts';
import {
  confirmApp,
  invite,
  password,
  putCodesAway,
  setPassword,
  setUpApp,
} from './support/office/enrolment.ts';
import { toCart } from './support/page-layout.ts';
import { arrived, button, eventually, link, main, message, open, pathOf } from './support/pages.ts';
import { confirmQuestion } from './support/questions.ts';
import { canRunProduction, startProduction } from './support/production-shop.ts';
import { fillSignup } from './support/signup.ts';
import { label, said, labelsOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const names = { en: 'Mekong Print', ar: 'មេគង្គព្រីន' };
const products = { en: 'Lotus Mug', ar: 'ពែងផ្កាឈូក' };

/** Adds one product in one category, as staff would enter it. */
async function addProduct(shop: Parameters<typeof databaseOf>[0]): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const db = await openDatabase({ connection: databaseOf(shop), log, size: 2 });
  try {
    const texts = (owner: string, id: number, en: string, km: string) =>
      [en, km].map((name, at) => ({ [owner]: id, language_id: at + 1, name }));
    const { id: category } = await db
      .insertInto('category')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('category_text')
      .values(texts('category_id', category, 'Mugs', 'ពែង') as never)
      .execute();
    const { id } = await db
      .insertInto('product')
      .values({ sku: 'M-1', category_id: category, price_cents: 650, stock: 20 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_text')
      .values(texts('product_id', id, products.en, products.ar) as never)
      .execute();
    await db.insertInto('product_category').values({ product_id: id, category_id: category }).execute();
    await sql`select refresh_product_facts()`.execute(db);
    await indexOutdated(db);
    await publishInvalidation(db, 'all');
  } finally {
    await db.destroy();
  }
}

describe.skipIf(!canRunProduction())('a first shop, on an empty database in production', async () => {
  const smtp = await smtpStub();
  const shop = canRunProduction() ? await startProduction() : null!;
  afterAll(() => shop?.stop());
  let owner: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  const mails = () => storedMails(path.join(shop.dataFolder, 'mail'), 50);

  test('a shop without an owner says so, and stays usable until one is created', async () => {
    expect(shop.output()).toContain('the shop has no name and no contact details yet');
    const me = await visitor({ lang: 'ar', width: 390, shop: shop.url });
    await open(me, '/');
    await arrived(me, label('ar', homeLabels, 'heading', { shop: 'Kado' }));
    await me.page.getByRole('heading', { name: label('ar', allProductsLabels, 'noneYet') }).waitFor();
    await eventually(() => main(me.page).innerText()).toMatch(/[\u1780-\u17FF]/u);
  });

  test('a new shop is set up and connected in the browser from the link printed at startup', async () => {
    const address = /\S+\/office\/en\/first-owner#\S+/u.exec(shop.output())?.[0] ?? '';
    const me = await visitor({ lang: 'en', width: 1440, shop: shop.url });
    const { page } = me;
    const labels = labelsOf('en', officeEnrolLabels);
    const common = labelsOf('en', officeCommonLabels);
    page.on('dialog', (requests) => void requests.accept());
    await page.goto(address);
    await page.getByLabel(labels('name'), { exact: true }).fill('Sokha');
    await page.getByLabel(common('email'), { exact: true }).fill('sokha@mekong.example');
    await page.getByLabel(labels('password'), { exact: true }).fill(password);
    await button(page, common('continue')).click();
    await heading(page, labels('factorHeading'));
    const first = await setUpApp(me);
    // An interrupted setup offers the same key again, because the app already has it.
    await page.reload();
    await page.getByRole('img', { name: labels('qr') }).waitFor();
    await confirmApp(me, first());
    await heading(page, labels('codesHeading'));
    await page.reload();
    await button(page, labels('codesAgain')).click();
    await putCodesAway(me);
    await heading(page, labelsOf('en', officeFrameLabels)('firstDay'));
    const mailTexts = labelsOf('en', officeMailLabels);
    await page.getByText(mailTexts('savedNotSent')).first().waitFor();

    // The owner configures the email server without access to the machine.
    await page
      .getByRole('link', { name: mailTexts('setUpServer') })
      .first()
      .click();
    const connections = labelsOf('en', officeConnectionLabels);
    await button(page, connections('setUpNamed', { name: connections('mail') })).click();
    const dialog = page.getByRole('dialog', { name: connections('mail') });
    const { port } = new URL(smtp.url);
    await dialog.getByLabel(connections('host'), { exact: true }).fill('127.0.0.1');
    await dialog.getByLabel(connections('port')).fill(port);
    await dialog.getByLabel(connections('encryption')).selectOption('none');
    await button(dialog, common('save')).click();
    await dialog.waitFor({ state: 'hidden' });
    await button(page, mailTexts('testSend')).click();
    const [took = ''] = mailTexts('testSent').split('{when}');
    await page.getByRole('status').filter({ hasText: took }).waitFor();
    expect(smtp.mails.map(({ recipients }) => recipients[0])).toEqual(['sokha@mekong.example']);

    // A colleague opens the link that the owner copied.
    await page.goto(`${shop.url}/office/en/staff`);
    const invitation = await invite(me, {
      name: 'Dara',
      email: 'dara@mekong.example',
      role: labelsOf('en', officeRoleLabels)('sales'),
      language: languages.ar.name,
    });
    const colleague = await visitor({ lang: 'ar', width: 390, shop: shop.url });
    await colleague.page.goto(invitation);
    await setPassword(colleague, 'dara@mekong.example');
    await eventually(async () => smtp.mails.map(({ recipients }) => recipients[0])).toContain(
      'dara@mekong.example',
    );
    // Customer emails become files, which the test checks below.
    await page.goto(`${shop.url}/office/en/settings/mails`);
    await button(page, connections('editNamed', { name: connections('mail') })).click();
    await button(dialog, common('remove')).click();
    await confirmQuestion(page);
    await button(page, connections('setUpNamed', { name: connections('mail') })).waitFor();
    owner = await me.context.cookies();
    const again = await visitor({ lang: 'en', width: 1440, shop: shop.url, expected: /404/u });
    await again.page.goto(address);
    await again.page.getByText(labelsOf('en', officeRefusals)('firstOwnerOver')).waitFor();
  });

  test('the first product, given away, makes its category once although the price is asked about', async () => {
    const me = await visitor({ lang: 'en', width: 390, shop: shop.url, expected: /create-product/u });
    const { page, context } = me;
    await context.addCookies(owner);
    const t = labelsOf('en', officeQuickProductLabels);
    await page.goto(`${shop.url}/office/en/new-product`);
    const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#b9791d' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type=file][capture]')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('slider').waitFor();
    await page.getByLabel(t('nameIn', { language: t('english') })).fill('Sticker');
    await page.getByLabel(t('priceIn')).fill('0');
    await page.getByLabel(t('newCategory')).fill('Give-aways');
    await button(page, t('publishFor', { price: '$0.00' })).click();
    await confirmQuestion(page);
    await page.getByText(t('published', { name: 'Sticker' })).waitFor();
    const log = { info: () => undefined, warn: () => undefined, error: console.error };
    const db = await openDatabase({ connection: databaseOf(shop), log, size: 1 });
    try {
      const categories = await db.selectFrom('category_text').select('name').execute();
      expect(categories).toEqual([{ name: 'Give-aways' }]);
      // The tests below begin with a shop that sells nothing.
      await db.updateTable('product').set({ published: false }).execute();
      await sql`select refresh_product_facts()`.execute(db);
      await indexOutdated(db);
      await publishInvalidation(db, 'all');
    } finally {
      await db.destroy();
    }
  });

  test('a shop created beside the running one is visible immediately', async () => {
    expect(() => shop.command('doctor')).toThrow(/Command failed/u);
    const answer = shop.command(
      'shop-create',
      '--name',
      names.en,
      '--name-km',
      names.ar,
      '--email',
      'hello@mekong.example',
      '--phone',
      '012 345 678',
      '--yes',
    );
    expect(answer).toContain('Created Mekong Print.');
    await eventually(async () => (await fetch(`${shop.url}/en/`)).text()).toContain(
      '<title>Home | Mekong Print</title>',
    );
    await eventually(async () => (await fetch(`${shop.url}/ar/`)).text()).toContain(names.ar);
    // Home promises nothing that the shop didn't enter, except what the specification says.
    const home = await (await fetch(`${shop.url}/en/`)).text();
    expect(home).not.toMatch(/every province|name or logo|twice a month|id="feast"/u);
    await addProduct(shop);
    await eventually(async () => (await fetch(`${shop.url}/en/`)).text()).toContain(products.en);
  });

  test.each([
    ['en', 1440, null, /^[^៛]+$/u],
    ['ar', 390, '4100', /26,700៛/u],
  ] as const)(
    'a first shop sells on delivery in %s at %i px, also in riel once a rate is set (%s), and sends its emails',
    async (lang, width, rate, money) => {
      if (rate !== null) shop.command('riel', 'set', rate);
      const me = await visitor({ lang, width, shop: shop.url });
      const { page } = me;
      const email = `${randomUUID()}@example.com`;
      await open(me, '/');
      await arrived(me, label(lang, homeLabels, 'heading', { shop: names[lang] }));
      const goodsPage = await link(main(page), products[lang]).first().getAttribute('href');
      await eventually(async () => (await fetch(shop.url + goodsPage)).text()).toMatch(money);
      // A visitor who arrived a moment earlier still sees the old texts.
      await page.reload();
      await arrived(me, label(lang, homeLabels, 'heading', { shop: names[lang] }));
      await link(main(page), products[lang]).first().click();
      await arrived(me, products[lang]);
      await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
      await message(me, 'addedToCart').waitFor();
      await toCart(me);
      await arrived(me, label(lang, cartLabels, 'heading'));
      await eventually(() => main(page).innerText()).toMatch(money);
      await link(page, label(lang, cartLabels, 'lbl_cart_proc_check')).click();
      await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
      await link(page, label(lang, loginLabels, 'lbl_login_createacnt')).click();
      await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
      await fillSignup(me, email);
      await button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder')).click();

      await eventually(() => pathOf(page)).toBe(`/${lang}/checkout`);
      await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
      await page.getByRole('row').filter({ hasText: products[lang] }).getByText('$6.50').first().waitFor();
      const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
      for (const place of [main(page), requests]) await eventually(() => place.innerText()).toMatch(money);
      await button(requests, label(lang, checkoutLabels, 'confirmYes')).click();
      await message(me, 'orderPlaced').waitFor();
      // Without an email server, nothing promises an email.
      await message(me, 'confirmByContact').waitFor();

      const labels = (key: keyof typeof mailLabels.texts, values = {}) =>
        fillLabel(label(lang, mailLabels, key), values);
      const to = async (subject: string | RegExp) =>
        (await mails()).find(
          ({ headers }) => headers['to']?.includes(email) && headers['subject']?.match(subject),
        );
      await eventually(
        async () => (await to(labels('welcome', { shop: names[lang] })))?.headers['from'],
      ).toContain('shop@127.0.0.1');
      const order = new RegExp(`^${labels('orderSubject', { number: String.raw`AG\d+` })}$`, 'u');
      await eventually(() => to(order)).toBeDefined();
      const mail = await to(order);
      expect(mail?.headers['from']).toContain(names[lang]);
      for (const text of [products[lang], '$6.50', labels('cashOnDelivery'), '012 345 678'])
        expect(mail?.text).toContain(text);
      expect(mail?.text).toMatch(money);
    },
  );

  test('a first shop logs no error and never mentions the demo shop', async () => {
    expect(errorsIn(shop.output())).toEqual([]);
    for (const { headers, text } of await mails())
      expect(JSON.stringify(headers) + text).not.toMatch(/Angkor/u);
  });
});
