import { describe, expect, it } from 'vitest';
import { getConnections } from '#contract/operations/office/connections/get-connections.ts';
import { removeConnection } from '#contract/operations/office/connections/remove-connection.ts';
import { saveConnection } from '#contract/operations/office/connections/save-connection.ts';
import { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { renewConnections } from '#server/connections/renew-connections.ts';
import { runHealthChecks } from '#server/health-checks/run-health-checks.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop([], {
  KADO_MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_TEST: 'off',
  MAIL_FROM: 'Lotus <hello@lotus.example>',
});
const { app, db, query } = shop;
const { request, inside } = officeOf(shop);
await addBaseMethods(db);
const owner = await inside(1);
let renewals = 0;
app.onRenewed = async () => {
  renewals += 1;
  app.payments = (await openPayments(app.config, app)).methods;
};

const connection = async (name: string) =>
  (await request(getConnections, {}, owner.cookie)).data.connections.find(
    (each: { name: string }) => each.name === name,
  );
const save = async (name: string, values: Record<string, string>, who = owner) =>
  request(saveConnection, { name, version: (await connection(name)).version, values }, who.cookie);
const errors = ({ status, data }: Awaited<ReturnType<typeof save>>) => [status, data.faults];

const smtp = {
  host: 'smtp.example',
  port: '',
  encryption: 'starttls',
  user: 'shop@lotus.example',
  password: 'p@ss/word:1',
};
const khqr = {
  KHQR_ACCOUNT: 'lotus@aclb',
  KHQR_TOKEN: 'bakong-token-1',
  KHQR_NAME: 'Lotus',
  KHQR_URL: 'https://sit-api-bakong.nbc.gov.kh',
};

describe('the email server connection', () => {
  it('the email server is entered in separate fields and used immediately, and its password is encrypted and never shown again', async () => {
    expect(await connection('mail')).toMatchObject({ state: 'none', version: null });
    const since = await auditedSince(db);
    expect((await save('mail', smtp)).status).toBe(200);
    expect(app.config.smtpUrl).toBe(
      'smtp://shop%40lotus.example:p%40ss%2Fword%3A1@smtp.example?requireTLS=true',
    );
    expect((await request(getMailSettings, {}, owner.cookie)).data).toMatchObject({
      server: 'smtp.example',
      isEncrypted: true,
    });
    const found = await connection('mail');
    expect(found).toMatchObject({ state: 'office', version: 1 });
    expect(found.fields).toContainEqual(
      expect.objectContaining({ name: 'password', isSecret: true, isSet: true, value: '' }),
    );
    const audited = await since();
    expect(audited).toMatchObject([{ event: 'connection saved', detail: { connection: 'mail' } }]);
    const rows = await query`select encode(sealed, 'escape') as sealed from connection`;
    for (const text of [JSON.stringify(found), JSON.stringify(audited), JSON.stringify(rows)])
      expect(text).not.toContain('p@ss');
  });

  it('the email server connection keeps a secret whose field is left empty, and accepts a new one', async () => {
    expect((await save('mail', { ...smtp, password: '', port: '2525' })).status).toBe(200);
    expect(app.config.smtpUrl).toContain('p%40ss%2Fword%3A1@smtp.example:2525');
    await save('mail', { ...smtp, password: 'another' });
    expect(app.config.smtpUrl).toContain(':another@');
  });

  it('an email server is rejected with the invalid field', async () => {
    expect(errors(await save('mail', { ...smtp, host: 'smtp example' }))).toEqual([
      400,
      [{ field: 'host', code: 'value' }],
    ]);
    expect(errors(await save('mail', { ...smtp, host: '' }))).toEqual([
      400,
      [{ field: 'host', code: 'missing' }],
    ]);
    expect(errors(await save('mail', { ...smtp, port: '70000' }))).toEqual([
      400,
      [{ field: 'port', code: 'value' }],
    ]);
    // A production shop sends nothing unencrypted.
    expect(errors(await save('mail', { ...smtp, encryption: 'none' }))).toEqual([
      400,
      [{ field: 'encryption', code: 'plaintext' }],
    ]);
    expect((await save('mail', { ...smtp, colour: 'red' })).status).toBe(400);
  });

  it('an email server is rejected when a colleague has saved another version', async () => {
    const old = { name: 'mail', version: 1, values: smtp };
    expect((await request(saveConnection, old, owner.cookie)).status).toBe(409);
    expect((await request(saveConnection, { ...old, version: null }, owner.cookie)).status).toBe(409);
    expect((await request(removeConnection, { name: 'mail', version: 1 }, owner.cookie)).status).toBe(409);
  });
});

it('a connection set by the environment takes precedence, names its variable, and is read-only', async () => {
  const found = await connection('sender');
  expect(found).toMatchObject({ state: 'environment', variables: ['MAIL_FROM'] });
  expect(JSON.stringify(found)).not.toContain('lotus.example');
  expect((await save('sender', { name: 'Other', address: 'other@shop.example' })).status).toBe(409);
  expect(app.config.mailFrom).toBe('Lotus <hello@lotus.example>');
});

describe('a payment provider connection', () => {
  const paymentMethod = async () =>
    (await request(getPaymentMethods, {}, owner.cookie)).data.ways.find((each: { keys: string[] }) =>
      each.keys.includes('KHQR_TOKEN'),
    );

  it('a provider accepts payments as soon as its keys are entered, until they are removed', async () => {
    expect(await paymentMethod()).toMatchObject({ state: 'noKeys' });
    const before = renewals;
    expect((await save('khqr', khqr)).status).toBe(200);
    // The notification to all processes also reaches this one: the providers are reopened once.
    expect(renewals).toBe(before + 1);
    expect(await paymentMethod()).toMatchObject({ state: 'offered', isTest: true });
    const { version } = await connection('khqr');
    expect((await request(removeConnection, { name: 'khqr', version }, owner.cookie)).status).toBe(200);
    expect(await paymentMethod()).toMatchObject({ state: 'noKeys' });
  });

  it('a provider is rejected when incomplete or with mixed test and live keys', async () => {
    expect(errors(await save('khqr', { ...khqr, KHQR_TOKEN: '' }))).toEqual([
      400,
      [{ field: 'KHQR_TOKEN', code: 'missing' }],
    ]);
    expect(errors(await save('khqr', { ...khqr, KHQR_MERCHANT_ID: '123' }))).toEqual([
      400,
      [{ field: 'KHQR_BANK', code: 'value' }],
    ]);
    const keys = {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(errors(await save('stripe', keys))).toEqual([
      400,
      [{ field: 'STRIPE_PUBLISHABLE_KEY', code: 'value' }],
    ]);
  });
});

describe('connections in another process', () => {
  it('another process uses the connections entered in the office, but not if its server key differs', async () => {
    const other = await shop.anotherProcess();
    await renewConnections(other.app);
    expect(other.app.config.smtpUrl).toBe(app.config.smtpUrl);
    other.app.secret = Buffer.alloc(32, 1);
    await renewConnections(other.app);
    expect(other.app.config.smtpUrl).toBeUndefined();
    const found = await runHealthChecks(other.app.config, other.app.log, {
      db: other.app.db,
      secret: other.app.secret,
    });
    expect(JSON.stringify(found)).toContain('connectionUnreadable');
  });
});

it('connections require the permission and recent two-step verification', async () => {
  for (const role of [2, 3, 4, 5]) {
    const { cookie } = await inside(role);
    expect((await request(getConnections, {}, cookie)).status).toBe(403);
    expect(
      (await request(saveConnection, { name: 'khqr', version: null, values: khqr }, cookie)).status,
    ).toBe(403);
    expect((await request(removeConnection, { name: 'mail', version: 1 }, cookie)).status).toBe(403);
  }
  await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${owner.id}`;
  expect((await request(getConnections, {}, owner.cookie)).status).toBe(200);
  expect((await save('khqr', khqr)).status).toBe(403);
});
