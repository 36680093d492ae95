import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { languages, type LanguageCode } from '#contract/languages.ts';
import { inviteStaff, readInviteCommand } from '#server/cli/staff/invite.ts';
import { taken } from '../support/shopping.ts';
import { openOffice, callFrom, heading } from '../journeys/support/open-office.ts';
import { newCustomer } from '../journeys/support/customer.ts';
import { publishBanner, typeBanner } from '../journeys/support/office/content-typed.ts';
import {
  addRole,
  confirmApp,
  giveAuthenticator,
  invitationOf,
  invite,
  makePasskey,
  putCodesAway,
  setPassword,
  setUpApp,
} from '../journeys/support/office/enrolment.ts';
import {
  chooseAll,
  ordersPlaced,
  pepper,
  seePrepared,
  shown,
  takeTogether,
} from '../journeys/support/office/many-orders.ts';
import {
  addItems,
  newCaller,
  customerAgreed,
  announceAddress,
} from '../journeys/support/office/order-by-phone.ts';
import {
  addClock,
  askAboutChange,
  saveChange,
  takeOneAway,
} from '../journeys/support/office/order-changed.ts';
import {
  backMessage,
  choosePiece,
  chooseRest,
  confirmNewCustomer,
  confirmTransfer,
  refundSelected,
  recordManualRefund,
  openWrong,
  typeTransfer,
  withSlip,
  wrongForCode,
} from '../journeys/support/office/order-money.ts';
import { beginPacking, sendParcel, tickLines } from '../journeys/support/office/packing.ts';
import { drop, photo } from '../journeys/support/office/pictures-sent.ts';
import {
  beginTogether,
  findProducts,
  makeProducts,
  pricesOf,
  raiseTogether,
  undoTogether,
} from '../journeys/support/office/prices-together.ts';
import {
  productNow,
  saveAndChoose,
  settled,
  theirs,
  typePriceAndDays,
  typeProduct,
  undoNewest,
} from '../journeys/support/office/product-typed.ts';
import { button, eventually, link } from '../journeys/support/pages.ts';
import { khqrShop } from '../journeys/support/paid-by-code.ts';
import { placedOrder } from '../journeys/support/placed-order.ts';
import { productOf, labelsOf } from '../journeys/support/texts.ts';
import { type Visitor, visitor, type Width } from '../journeys/support/visitor.ts';

const { bank, shop: server, db } = await khqrShop({ PAYMENT_TEST: 'on' });
/** Passkeys need a host name. */
const shop = server.url.replace('127.0.0.1', 'localhost');

/** Opens the link of an invitation and chooses a password. */
async function comeBy(invitation: string, lang: LanguageCode, width: Width, email: string): Promise<Visitor> {
  const me = await visitor({ lang, width, shop, expected: /status of 40[039]/u });
  await me.page.goto(invitation.replace('127.0.0.1', 'localhost'));
  await taken(me.page);
  await setPassword(me, email);
  return me;
}

const to = async ({ page, lang }: Visitor, path: string): Promise<void> => {
  await page.goto(`${shop}/office/${lang}${path}`);
  await taken(page);
};

// The journey of each screen checks it in detail, with axe and error cases. This test runs through a whole day: each
// step continues from the result of the previous one.
test.each([
  ['en', 'ar'],
  ['ar', 'en'],
] as const)(
  'a Monday in the office: the owner in %s on a desktop, a colleague in %s on a phone',
  async (lang, other) => {
    const frame = labelsOf(lang, officeFrameLabels);
    const once = Date.now().toString(36);

    // The owner is invited from the terminal, and signs up with a passkey.
    const email = `owner-${once}@shop.example`;
    const args = [email, '--role', 'owner', '--name', 'Chan Srey', '--language', lang, '--by', 'Terminal'];
    const printed = await server.command(readInviteCommand, inviteStaff, ...args);
    const owner = await comeBy(/http\S+/u.exec(printed)?.[0] ?? '', lang, 1440, email);
    const { page } = owner;
    await giveAuthenticator(owner);
    await makePasskey(owner);
    await putCodesAway(owner);
    await page.getByText(frame('welcome', { name: 'Chan Srey' })).waitFor();

    // Adds a custom role. The person who gets it signs in with an authenticator app, and sees only what it
    // permits.
    const counter = { name: 'Kim Dara', email: `counter-${once}@shop.example`, role: `Counter ${once}` };
    await to(owner, '/roles');
    await addRole(owner, counter.role, [
      'orders.read',
      'orders.fulfil',
      'orders.change',
      'customers.read',
      'payments.read',
      'payments.confirm',
      'payments.refund',
    ]);
    await page.getByRole('columnheader', { name: counter.role }).waitFor();
    await to(owner, '/staff');
    await invite(owner, { ...counter, language: languages[other].name });
    const colleague = await comeBy(await invitationOf(shop, counter.email), other, 390, counter.email);
    const nextCode = await setUpApp(colleague);
    await confirmApp(colleague, nextCode());
    await putCodesAway(colleague);
    const theirFrame = labelsOf(other, officeFrameLabels);
    await colleague.page.getByText(theirFrame('welcome', { name: counter.name })).waitFor();
    await button(colleague.page, theirFrame('moreScreens')).click();
    const more = colleague.page.getByRole('dialog', { name: theirFrame('moreScreens') });
    await link(more, theirFrame('orders')).waitFor();
    for (const stored of ['products', 'staff', 'audit', 'settings'] as const)
      expect(await link(more, theirFrame(stored)).count(), stored).toBe(0);
    await to(colleague, '/staff');
    await colleague.page.getByText(theirFrame('notYours')).waitFor();

    // Adds a product with options and pictures, in both languages, scheduled for tomorrow.
    const product = labelsOf(lang, officeProductLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const names = { en: `Palm sugar ${once}`, ar: `ស្ករត្នោត ${once}` };
    await to(owner, '/products/new');
    await page.locator('[name="name.ar"]').fill(names.ar);
    const tomorrow = await typeProduct(owner, names.en);
    const pictures = page.locator('.pictures');
    await drop(pictures, [await photo('Red.jpg'), await photo('Green.jpg')]);
    await eventually(() => pictures.locator('li[data-thing]').count()).toBe(2);
    await button(page, product('create')).click();
    await heading(page, names[lang]);
    await page.getByText(product('shopperPays')).waitFor();
    const made = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await productNow(page, made)).toMatchObject({
      state: 'hidden',
      publishAt: expect.stringContaining(tomorrow),
      pictures: [expect.anything(), expect.anything()],
      texts: { en: { name: names.en }, ar: { name: names.ar } },
    });

    // Changes forty prices and undoes the change, then adds a banner for the holiday.
    const forty = `Forty ${once}`;
    const [first] = await makeProducts(page, 40, forty);
    await findProducts(owner, forty, 40);
    await beginTogether(owner);
    await raiseTogether(owner, 40);
    expect(new Set(await pricesOf(page, forty))).toEqual(new Set([1190, 1290]));
    await undoTogether(owner, 40);
    expect(await pricesOf(page, forty)).toEqual(Array.from({ length: 40 }, (_, place) => 1001 + place));
    await to(owner, '/content');
    await heading(page, labelsOf(lang, officeContentLabels)('views'));
    const banner = { english: `Boats ${once}`, khmer: `បុណ្យអុំទូក ${once}` };
    await typeBanner(owner, banner);
    await publishBanner(owner, banner);

    // Meanwhile shoppers buy: nine by card, one by transfer, one on delivery, one by a QR code with a wrong amount.
    const { customer, numbers } = await ordersPlaced(shop, 9, 0);
    const newestFirst = numbers.toReversed();
    const transfer = await withSlip({ bank, db }, shop);
    const { OrderNumber: cash } = await placedOrder(shop, await newCustomer(shop), pepper(4));
    const wrong = await wrongForCode({ bank, db }, shop, '8.49');

    // The payments screen on the phone: match, call, refund manually. The paid orders are packed and shipped
    // one-handed.
    const money = labelsOf(other, officeMoneyLabels);
    await to(colleague, '/money');
    await link(colleague.page, `${money('match')} ${transfer.number}`).click();
    await heading(colleague.page, transfer.number);
    await typeTransfer(colleague, transfer);
    await confirmTransfer(colleague, transfer);
    await confirmNewCustomer(colleague, cash);
    await openWrong(colleague, '$8.49');
    await recordManualRefund(colleague, wrong.hash);
    await eventually(wrong.isListed).toBe(false);
    await to(colleague, '/workshop');
    await colleague.page.getByRole('link', { name: transfer.number }).click();
    await heading(colleague.page, transfer.number);
    await beginPacking(colleague);
    await tickLines(colleague);
    await sendParcel(colleague, transfer.number);

    // At the desktop the other nine are prepared and shipped together.
    await to(owner, `/orders?find=${customer.email}`);
    await eventually(() => shown(page)).toEqual(newestFirst);
    await chooseAll(owner);
    await takeTogether(owner, 'prepare', { of: 9, done: 9 });
    await seePrepared(owner, newestFirst);
    await chooseAll(owner);
    await takeTogether(owner, 'send', { of: 9, done: 9 });

    // One unit and a whole order are refunded.
    const [whole, part] = numbers.slice(1);
    await to(owner, `/orders/${part}`);
    const piece = await choosePiece(owner);
    await refundSelected(owner);
    await backMessage(owner, piece);
    await to(owner, `/orders/${whole}`);
    await chooseRest(owner);
    await refundSelected(owner);
    await page.locator('.state.is-off').first().waitFor();

    // The cash-on-delivery order is edited, and another customer calls.
    await to(owner, `/orders/${cash}`);
    await link(page, labelsOf(lang, officeCommonLabels)('edit')).click();
    await takeOneAway(owner);
    await addClock(owner);
    await askAboutChange(owner);
    await saveChange(owner, cash);
    const phone = labelsOf(lang, officePhoneOrderLabels);
    await to(owner, '/phone-order');
    const caller = await newCaller(owner, 'Sokha');
    const ruler = productOf('bamboo-ruler', lang).name;
    await addItems(owner, ruler, ruler);
    await announceAddress(owner, 'House 12, Street 178');
    await page.getByRole('radio', { name: phone('cash') }).check();
    await customerAgreed(owner);
    const place = page.locator('.place-bar').getByRole('button');
    await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
    await place.click();
    // A demo sends no texts, so staff see the message to pass on.
    const placed = page.locator('.talk-placed');
    await placed.getByText(labelsOf(lang, officeMailLabels)('demo', { to: caller })).waitFor();
    await placed.locator('.mail-subject').waitFor();

    // The editor changes the price first. The conflict is resolved by choosing a price, and undone.
    const { id = 0 } = first ?? {};
    await to(owner, `/products/${id}`);
    await typePriceAndDays(owner);
    const { page: editor } = await openOffice(other, 390, { shop, path: `/products/${id}`, role: 'editor' });
    await editor.locator('[name="priceCents"]').waitFor();
    const { version } = await productNow(editor, id);
    await callFrom(editor, 'change-product', { id, version, fields: theirs });
    await saveAndChoose(owner);
    expect(await productNow(page, id)).toMatchObject(settled);
    await button(page, common('history')).click();
    await page
      .getByRole('dialog')
      .getByRole('region', { name: labelsOf(lang, officeHistoryLabels)('today') })
      .waitFor();
    await undoNewest(owner);
    await eventually(() => productNow(page, id)).toMatchObject({ priceCents: 1500, shippingDays: '' });
  },
);
