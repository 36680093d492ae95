import { beforeEach, describe, expect, test } from 'vitest';
import { paymentMethodIds } from '#contract/constants.ts';
import { waitingWork } from '#database/doctor-queries.ts';
import { type Mail, wouldBeWithheld } from '#shop/mail/mail.ts';
import { sampleMail } from './sample-mails.ts';
import { mailShop } from './mail-shop.ts';

const { db, smtp, startJob, rows, queue, allSent, makeDue, received, until } = await mailShop();
const email = 'sokha@example.com';
const typed = /Sokha|Chan|House 12|345 679|ring twice|Doun Penh/u;

beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await db.deleteFrom('customer').execute();
  const person = { email, password_hash: 'none', first_name: 'Sokha', last_name: 'Chan' };
  await db.insertInto('customer').values(person).execute();
});
const confirm = () => db.updateTable('customer').set({ confirmed_at: new Date() }).execute();
const order = () => sampleMail('orderReceived', 'en');

describe('emails to an unconfirmed email address', () => {
  test('emails to an unconfirmed address contain all texts of the shop but no user input', async () => {
    await queue(order());
    await queue(sampleMail('paymentReceived', 'en'));
    startJob();
    await allSent();
    for (const { text, html } of await received()) {
      expect(text).not.toMatch(typed);
      expect(html).not.toMatch(typed);
    }
    const first = (await received()).find(({ text }) => text.includes('Thank you for your order'));
    expect(first).toBeDefined();
    expect(first!.text).toContain('Silk-look Cushion Cover');
    expect(first!.text).toContain('Total: $1,275.30');
  });

  test('emails to an unconfirmed email address are limited to five a day, not counting codes and the welcome; others wait', async () => {
    for (let at = 0; at < 7; at += 1) await queue(order());
    await queue(sampleMail('welcome', 'en'));
    await queue(sampleMail('oneTimeCode', 'en'));
    const outcomes: string[] = [];
    startJob({ onOutcome: (outcome) => void outcomes.push(outcome) });
    await until(async () =>
      (await rows()).every(({ sent_at, last_error }) => sent_at !== null || last_error !== null),
    );
    const kinds = (await rows()).filter(({ sent_at }) => sent_at !== null).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(
      [...Array.from({ length: 5 }, () => 'orderReceived'), 'oneTimeCode', 'welcome'].toSorted(),
    );
    await until(async () => outcomes.length === 9);
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'sent'), 'withheld', 'withheld']);
    const waiting = await waitingWork(db);
    expect([waiting.mailsDue, waiting.mailsWithheld]).toEqual([0, 2]);
    await db.deleteFrom('rate_window').execute();
    await makeDue();
    await allSent();
  });

  test('emails about payments and staff actions are sent anyway, with a separate limit', async () => {
    for (let at = 0; at < 5; at += 1) await queue(order());
    const paid = order() as Mail & { kind: 'orderReceived' };
    await queue({ ...paid, content: { ...paid.content, paymentMethodId: paymentMethodIds.card } });
    for (const kind of ['transferAwaited', 'paymentReceived', 'orderCancelled'] as const)
      await queue(sampleMail(kind, 'en'));
    startJob();
    await allSent();
    expect(await wouldBeWithheld(db, 'orderReceived', email)).toBe(true);
    expect(await wouldBeWithheld(db, 'orderSent', email)).toBe(false);
    for (let at = 0; at < 28; at += 1) await queue(sampleMail('paymentReceived', 'en'));
    await until(async () =>
      (await rows()).every(({ sent_at, last_error }) => sent_at !== null || last_error !== null),
    );
    expect((await rows()).filter(({ sent_at }) => sent_at === null)).toHaveLength(2);
    expect(await wouldBeWithheld(db, 'orderSent', email)).toBe(true);
  });

  test('emails to an unconfirmed address count when unsent or waiting for a retry', async () => {
    smtp.react(() => 'hang up');
    for (let at = 0; at < 3; at += 1) await queue(sampleMail('paymentReceived', 'en'));
    startJob();
    await until(async () => (await rows()).every(({ last_error }) => last_error !== null));
    expect((await waitingWork(db)).mailsDue).toBe(3);
    smtp.react(() => 'ok');
    await makeDue();
    await allSent();
  });

  test('emails to an unconfirmed email address do not count when sending failed', async () => {
    smtp.react(() => 'hang up');
    for (let at = 0; at < 6; at += 1) await queue(order());
    startJob();
    await until(async () => (await rows()).every(({ last_error }) => last_error !== null));
    smtp.react(() => 'ok');
    await makeDue();
    const sent = async () => (await rows()).filter(({ sent_at }) => sent_at !== null).length;
    await until(async () => (await sent()) >= 5);
    expect(await sent()).toBe(5);
  });

  test('emails to an unconfirmed email address are complete and unlimited once the email address is confirmed', async () => {
    await confirm();
    await queue(order());
    for (let at = 0; at < 7; at += 1) await queue(sampleMail('paymentReceived', 'en'));
    startJob();
    await allSent();
    expect((await received()).find(({ text }) => text.includes('Silk-look'))!.text).toContain(
      'House 12, Street 178',
    );
  });
});
