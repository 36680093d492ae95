import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { setupSteps, getSetupGuide } from '#contract/operations/office/settings/get-first-day.ts';
import { sendTestMail } from '#contract/operations/office/settings/send-test-mail.ts';
import { setRielRate } from '#contract/operations/office/settings/set-riel-rate.ts';
import { changeSettings } from '#shop/content/content.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-first-day-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testShop([], { KADO_DATA: folder, PAYMENT_TEST: 'off' });
const { app, db, query } = shop;
const { request, inside } = officeOf(shop);
await addBaseMethods(db);
const owner = await inside(1);

type StepName = (typeof setupSteps)[number];
const steps = async (language = 'en') =>
  (await request(getSetupGuide, { language }, owner.cookie)).data.steps;
const step = async (name: StepName, language = 'en') =>
  (await steps(language)).find((each: { step: string }) => each.step === name);

describe('the setup guide', () => {
  it('the setup guide has every step in order with its texts, and requires permission for settings', async () => {
    const found = await steps();
    expect(found.map((each: { step: string }) => each.step)).toEqual(setupSteps);
    for (const { step: name, code } of found)
      for (const key of [name, code]) expect(officeFirstDayLabels.khmer).toHaveProperty(key);
    for (const role of [2, 3, 4, 5])
      expect((await request(getSetupGuide, { language: 'en' }, (await inside(role)).cookie)).status).toBe(
        403,
      );
  });

  it('the setup guide names the shop’s missing details until they are set', async () => {
    expect(await step('contact')).toMatchObject({
      isDone: false,
      lacks: ['siteTitle', 'phone', 'email', 'address'],
    });
    expect(await step('logo')).toMatchObject({ isDone: false, code: 'logoNone' });
    const fields = {
      siteTitle: { en: 'Lotus', km: 'ឈូក' },
      phone: '+855 12 345 678',
      email: 'hello@shop.example',
    };
    await changeSettings(db, fields, 'staff 1');
    expect(await step('contact')).toMatchObject({ isDone: false, lacks: ['address'] });
    await changeSettings(db, { address: { en: 'Street 240', km: 'ផ្លូវ 240' } }, 'staff 1');
    expect(await step('contact', 'ar')).toMatchObject({ isDone: true, values: { name: 'ឈូក' } });
    await query`insert into setting (name, value) values ('logo', '"/content/logo.svg"')`;
    expect(await step('logo')).toMatchObject({ isDone: true });
  });

  it('the setup guide requires an offered payment method and an offered delivery method', async () => {
    expect(await step('pay')).toMatchObject({ isDone: true });
    await query`delete from payment_method_text`;
    await query`delete from payment_method`;
    expect(await step('pay')).toMatchObject({ isDone: false, code: 'payNone' });
    await query`insert into delivery_way (name_en, name_km, company, kind, price_cents, days_from, days_to, active, position)
      values ('Courier', 'ដឹក', '', 'door', 200, 1, 2, false, 1)`;
    expect(await step('delivery')).toMatchObject({ isDone: false });
    // If the shop has no delivery methods, products use their own settings.
    await query`with place as (insert into category default values returning id)
      insert into product (sku, category_id, price_cents, digital_file)
      select sku, id, 100, file from place, (values ('MUG', null), ('FILE', 'a.pdf')) as goods (sku, file)`;
    expect(await step('delivery')).toMatchObject({ isDone: true, code: 'deliveryFree' });
    await query`update product set shipping_cents = 150`;
    expect(await step('delivery')).toMatchObject({ isDone: true, code: 'deliveryOfGoods' });
    await query`delete from product where sku = 'MUG'`;
    expect(await step('delivery')).toMatchObject({ isDone: false, code: 'deliveryNone' });
    await query`delete from product`;
    await query`update delivery_way set active = true`;
    expect(await step('delivery', 'ar')).toMatchObject({ isDone: true, values: { names: 'ដឹក' } });
  });

  it('the setup guide updates the riel step as soon as the exchange rate is set', async () => {
    expect(await step('riel')).toMatchObject({ isDone: false, code: 'rielNone' });
    await query`insert into riel_rate (rate, set_at, set_by) values (4000, now() - interval '40 days', 'staff 1')`;
    expect(await step('riel')).toMatchObject({ isDone: false, code: 'rielOld', values: { days: 40 } });
    await request(setRielRate, { rate: 4100 }, owner.cookie);
    expect(await step('riel')).toMatchObject({ isDone: true, values: { rate: '4,100៛' } });
  });

  it('the setup guide requires two-step verification for every staff member', async () => {
    const { values } = await step('factors');
    expect(values.n).toBeGreaterThan(0);
    await query`update staff set totp_sealed = '\\x00'`;
    expect(await step('factors')).toMatchObject({ isDone: true, values });
    await query`insert into staff (email, name, role_id) values ('invited@shop.example', 'Invited', 1)`;
    expect(await step('factors')).toMatchObject({ isDone: true, values });
  });

  it('the setup guide looks for backups in the same place as the health checks', async () => {
    expect(await step('backups')).toMatchObject({ isDone: false, code: 'backupsNone', values: {} });
    const place = path.join(folder, 'backups', 'kado-1');
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'manifest.json'), '{}');
    expect(await step('backups')).toMatchObject({ isDone: true, values: { hours: 0 } });
    const days = (Date.now() - 3 * 86_400_000) / 1000;
    utimesSync(path.join(place, 'manifest.json'), days, days);
    expect(await step('backups')).toMatchObject({ isDone: false, code: 'backupsOld', values: { hours: 72 } });
  });
});

it('a first product counts when shoppers can see it, with a picture and both languages', async () => {
  expect(await step('product')).toMatchObject({ code: 'productNone' });
  const full = await testShop(['catalogue'], { KADO_DATA: folder });
  const office = officeOf(full);
  const { cookie } = await office.inside(1);
  const product = async () =>
    (await office.request(getSetupGuide, { language: 'en' }, cookie)).data.steps.find(
      (each: { step: string }) => each.step === 'product',
    );
  await full.query`delete from product_text where language_id = 2`;
  expect(await product()).toMatchObject({ isDone: false, code: 'productHalf' });
  const [{ id }] = await full.query`select id from product where published limit 1`;
  await full.query`delete from product_picture where product_id = ${id}`;
  await full.query`insert into product_text (product_id, language_id, name) values (${id}, 2, 'កាដូ')`;
  expect(await product()).toMatchObject({ isDone: false, code: 'productHalf' });
  await full.query`insert into product_picture (product_id, position, path) values (${id}, 1, '/content/a.webp')`;
  expect(await product()).toMatchObject({ isDone: true, code: 'productDone' });
});

describe('a test email', () => {
  const send = () => request(sendTestMail, {}, owner.cookie);

  it('a test email proves delivery through the current email server', async () => {
    expect(await step('mail')).toMatchObject({ code: 'mailNoServer' });
    const since = await auditedSince(db);
    expect((await send()).status).toBe(200);
    expect(await since()).toMatchObject([{ event: 'test mail asked', actor: `staff ${owner.id}` }]);
    const mails = await query`select recipient, content from outbox_mail where kind = 'testMail'`;
    expect(mails).toEqual([{ recipient: owner.email, content: {} }]);
    // A test email saved as a file does not prove that an email server works.
    app.config.smtpUrl = 'smtp://shop:secret@127.0.0.1:2525';
    expect(await step('mail')).toMatchObject({ code: 'mailNoTest', values: { server: '127.0.0.1:2525' } });
    await send();
    expect(await step('mail')).toMatchObject({ isDone: false, code: 'mailTestWaits' });
    await query`update outbox_mail set next_try_at = 'infinity', last_error = '550 no' where sent_at is null`;
    expect(await step('mail')).toMatchObject({ code: 'mailTestFailed', values: { why: '550 no' } });
    await query`update outbox_mail set sent_at = now()`;
    const { isDone, values } = await step('mail');
    expect([isDone, JSON.stringify(values).includes('secret')]).toEqual([true, false]);
    await query`delete from outbox_mail`;
    expect(await step('mail')).toMatchObject({ isDone: true });
  });

  it('no more than ten test emails an hour are sent', async () => {
    for (let more = 0; more < 8; more += 1) expect((await send()).status).toBe(200);
    const { status, error } = await send();
    expect([status, error]).toEqual([429, 'You can send up to 10 test emails an hour. Try again later.']);
  });
});
