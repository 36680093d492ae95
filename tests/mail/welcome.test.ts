import { expect, it } from 'vitest';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop(['places']);

it('signing up queues one welcome email in the page language; a rejected signup queues none', async () => {
  const signUp = (languageCode: string) =>
    request(signupUser, {
      FirstName: 'Sokha',
      LastName: 'Chan',
      EmailAddress: 'sokha@example.com',
      Password: 'blue elephant 7',
      AddressLineOne: 'House 12',
      CountryID: '1',
      languageCode,
    });
  await signUp('ar');
  await signUp('en');
  const mails = await db
    .selectFrom('outbox_mail')
    .select(['kind', 'recipient', 'language_id', 'content'])
    .execute();
  const { id: customerId } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  expect(mails).toEqual([
    { kind: 'welcome', recipient: 'sokha@example.com', language_id: 2, content: { customerId } },
  ]);
});
