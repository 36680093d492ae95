import { beforeEach, describe, expect, it } from 'vitest';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop();
beforeEach(async () => void (await db.deleteFrom('outbox_mail').execute()));

/** The message as existing clients send it. */
const message = {
  FullName: 'Bopha Keo',
  Email: 'bopha@example.com',
  PhoneNumber: '០១២ 345 678',
  Subject: 'Mugs',
  Message: 'How many\nmugs? 💚',
};
const write = async (changes: object = {}, who: Shopper | null = null) =>
  outcomeOf(contactUs, await request(contactUs, { ...message, ...changes }, who));
const messages = () => db.selectFrom('contact_message').selectAll().orderBy('id').execute();

describe('message to the shop', () => {
  it('a message to the shop is stored, and emailed to the shop in the language it was written in', async () => {
    expect(await write({ languageCode: 'ar' })).toEqual(saved);
    const content = {
      fullName: 'Bopha Keo',
      email: 'bopha@example.com',
      phoneNumber: '012 345 678',
      subject: 'Mugs',
      message: 'How many\nmugs? 💚',
    };
    expect((await messages()).at(-1)).toMatchObject({
      full_name: 'Bopha Keo',
      email: 'bopha@example.com',
      phone: '012 345 678',
      subject: 'Mugs',
      message: 'How many\nmugs? 💚',
      language_id: 2,
      customer_id: null,
    });
    expect(await mailsTo(db, 'shop')).toEqual([{ kind: 'contactReceived', language: 2, content }]);
  });

  it('a message to the shop stores the customer’s id if logged in', async () => {
    const shopper = await newShopper(db);
    await write({}, shopper);
    expect((await messages()).at(-1)?.customer_id).toBe(shopper.customerId);
  });

  it.each(['', null, undefined])('a message to the shop may lack a phone number: %j', async (PhoneNumber) => {
    expect(await write({ PhoneNumber })).toEqual(saved);
    expect((await messages()).at(-1)?.phone).toBe('');
  });

  it.each([
    [{ FullName: '' }, 'Name is required'],
    [{ Message: 'a\u0000' }, 'An error occured. Please try again!'],
    [{ Subject: { a: 1 } }, 'An error occured. Please try again!'],
  ])('a message to the shop refuses %o: %s', async (changes, sentence) => {
    expect(await expectUnchanged(messages, () => write(changes))).toEqual(refused(sentence));
    expect(await mailsTo(db, 'shop')).toEqual([]);
  });
});
