import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { inquiryLinkLabels } from '#contract/labels/storefront/inquiry-links.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { inquiry } from '#contract/resources/inquiry.ts';
import { shopUrl } from '../support/browser.ts';
import { caller } from '../support/running-shop.ts';
import { axeFindings } from './support/checks/axe.ts';
import { openOffice } from './support/open-office.ts';
import { mailTo } from './support/mailed.ts';
import { button, eventually, link } from './support/pages.ts';
import { label, productOf, labelsOf } from './support/texts.ts';
import { releaseTest, visitor } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const lang = 'ar';
const width = 390;
const request = caller(shop);
const t = labelsOf(lang, officeInboxLabels);
const text = labelsOf(lang, inquiry.labels);
const record = labelsOf(lang, officeOrderRecord);
const pageLabels = labelsOf(lang, inquiryLinkLabels);
/** A different name for each attempt. */
const newName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;
const addressOf = (name: string) => `${name.replace(' ', '-').toLowerCase()}@example.com`;
const linkIn = (mail: string, path: string) => new RegExp(`/${path}/[\\w-]+`, 'u').exec(mail)?.[0] ?? '';

/** Opens the inbox on a phone and finds a person in it. */
async function inboxOf(name: string) {
  const me = await openOffice(lang, width, { shop, path: '/inbox', role: 'sales' });
  const { page } = me;
  await page.getByRole('searchbox').fill(name);
  await eventually(() => page.url()).toContain('find=');
  await link(page, name).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return me;
}

test('a message is answered on a phone, and the customer answers back by the link in the email', async () => {
  const name = newName('Bopha');
  const email = addressOf(name);
  await request(contactUs.path, {
    FullName: name,
    Email: email,
    PhoneNumber: '012 345 678',
    Subject: 'Mugs',
    Message: 'How many mugs?',
    languageCode: lang,
  });
  const { page } = await inboxOf(name);
  await page.getByText('How many mugs?').waitFor();
  expect(await link(page, t('telegram')).getAttribute('href')).toBe('https://t.me/+85512345678');
  expect(await link(page, t('call')).getAttribute('href')).toBe('tel:+85512345678');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel(t('template')).selectOption({ index: 1 });
  const field = page.getByRole('textbox', { name: t('reply') });
  await eventually(() => field.inputValue()).toContain(name);
  await field.fill('As many as you like.');
  await field.press('Control+Enter');
  await page.locator('.thread .is-reply', { hasText: 'As many as you like.' }).waitFor();
  await page.getByText(text('field.state.waiting')).first().waitFor();
  // No email server is set up here, so the reply is never called sent.
  await eventually(async () => {
    await page.reload();
    return page.locator('.thread .is-reply').innerText();
  }).toContain(record('saved'));

  const mail = await mailTo(shop, email, label(lang, mailLabels, 'replySubject', { subject: 'Mugs' }));
  const customer = await visitor({ lang, width, shop });
  await customer.page.goto(shop + linkIn(mail, 'inbox/answer'));
  await customer.page.getByText('As many as you like.').waitFor();
  expect(await axeFindings(customer.page)).toEqual([]);
  await customer.page.getByRole('textbox', { name: pageLabels('answer') }).fill('Ten, please.');
  await button(customer.page, pageLabels('send')).click();
  await customer.page.getByText(pageLabels('stored')).waitFor();

  await page.reload();
  await page.locator('.thread .is-answer', { hasText: 'Ten, please.' }).waitFor();
  await button(page, t('finish')).click();
  await page.getByText(text('field.state.done')).first().waitFor();
});

test('on a wide screen the inbox stays beside an open message, and J opens the next one', async () => {
  const [first, second] = [newName('Chanda'), newName('Chanda')];
  for (const name of [first, second])
    await request(contactUs.path, {
      FullName: name,
      Email: `${first.replace(' ', '-').toLowerCase()}@example.com`,
      PhoneNumber: '',
      Subject: 'Bags',
      Message: `${name} asks for bags.`,
      languageCode: 'en',
    });
  const labels = labelsOf('en', officeInboxLabels);
  const find = first.replace(' ', '-');
  const me = await openOffice('en', 1440, { shop, path: `/inbox?find=${find}`, role: 'sales' });
  const { page } = me;
  await link(page, first).click();
  await page.getByText(`${first} asks for bags.`).waitFor();
  const list = page.getByRole('navigation', { name: labelsOf('en', inquiry.labels)('view.message') });
  const here = list.locator('[aria-current=page]');
  expect(await here.innerText()).toContain(first);
  expect(await list.getByRole('link').count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.getByText(`${second} asks for bags.`).waitFor();
  await eventually(() => here.innerText()).toContain(second);
  // A view filters the list; the message stays open.
  await button(page, labels('finish')).click();
  await link(page.locator('.views'), `${labelsOf('en', inquiry.labels)('view.toAnswer')} 1`).click();
  await eventually(() => list.getByRole('link').count()).toBe(1);
  expect(await page.getByText(`${second} asks for bags.`).count()).toBe(1);
  await link(page, labelsOf('en', officeListLabels)('back')).click();
  await eventually(() => new URL(page.url()).search).toBe(`?view=toAnswer&find=${find}`);
});

test('samples are prepared and handed over, and the customer’s page follows', async () => {
  const name = newName('Dara');
  const email = addressOf(name);
  await request(createSampleRequest.path, {
    FullName: name,
    PhoneNumber: '',
    Email: email,
    WantedDate: '',
    Note: '',
    Items: [{ ProductId: productOf('led-candle', lang).id, Quantity: 2, SizeId: null, ColorId: null }],
    languageCode: lang,
  });
  const { page } = await inboxOf(name);
  for (const [press, after] of [
    ['startPreparing', 'preparing'],
    ['markReady', 'ready'],
  ] as const) {
    await button(page, t(press)).click();
    await page
      .getByText(text(`field.samples.${after}`))
      .first()
      .waitFor();
  }
  const status = linkIn(await mailTo(shop, email, 'SR'), '(?:en|ar)/job');
  const customer = await visitor({ lang, width, shop });
  await customer.page.goto(shop + status);
  await customer.page.getByText(pageLabels('ready')).waitFor();
  expect(await axeFindings(customer.page)).toEqual([]);
  await button(page, t('handOver')).click();
  await button(page, t('handOver')).waitFor({ state: 'detached' });
  await customer.page.reload();
  await customer.page.getByText(pageLabels('handedOver')).waitFor();
});

releaseTest('one seller is approved, another declined with a reason', async () => {
  const apply = async (name: string) => {
    const [FirstName, LastName] = name.split(' ');
    const { data } = await request(passwordEncryption.path, { Password: 'blue elephant 7' });
    const { Password } = data as { Password: string };
    await request(createVendorRequest.path, {
      FirstName,
      LastName,
      EmailAddress: addressOf(name),
      Password,
      MobileNo: '',
      AddressLineOne: 'House 7',
      CityId: '-999',
      StateProvinceId: '-999',
      PostalCode: '',
      CountryID: '1',
      languageCode: lang,
    });
  };
  const [good, bad] = [newName('Good'), newName('Bad')];
  await apply(good);
  await apply(bad);

  const approving = await inboxOf(good);
  await button(approving.page, t('approve')).click();
  await approving.page.locator('.inquiry').getByText(t('approved')).waitFor();
  await mailTo(shop, addressOf(good), label(lang, mailLabels, 'sellerSubject'));

  const { page } = await inboxOf(bad);
  await button(page, t('decline')).click();
  const dialog = page.locator('dialog[open]');
  await button(dialog, t('decline')).click();
  await eventually(() => dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByRole('textbox').fill('We don’t sell food.');
  await button(dialog, t('decline')).click();
  await page.locator('.inquiry').getByText('We don’t sell food.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
