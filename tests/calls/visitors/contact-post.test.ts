import { expect, it } from 'vitest';
import { sharedShop } from '#tests/support/running-shop.ts';

const { url, db } = await sharedShop();
const letter = {
  FullName: 'Bopha',
  Email: 'contact-post@example.com',
  PhoneNumber: '012 345 678',
  Subject: 'Mugs',
  Message: 'ពែង 10',
};
const post = (form: Record<string, string>, headers: Record<string, string> = {}, path = '/ar/contact-us') =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams(form), headers });
const stored = async () => {
  const rows = await db.selectFrom('contact_message').selectAll().where('email', '=', letter.Email).execute();
  return rows.length;
};

it('keeps a posted message, and answers with a page in its language', async () => {
  const before = await stored();
  const answer = await post(letter, { origin: url });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="ar" dir="rtl">');
  expect(await stored()).toBe(before + 1);
});

it.each([
  ['from another site', letter, { 'sec-fetch-site': 'cross-site' }, 403],
  ['from another site, by an older browser', letter, { origin: 'https://elsewhere.example' }, 403],
  ['from the same host by another port', letter, { origin: `${url}1` }, 403],
  ['without a field', { ...letter, Message: '' }, {}, 400],
  ['with an address that is none', { ...letter, Email: 'bad' }, {}, 400],
  ['larger than any letter', { ...letter, Message: 'x'.repeat(40_000) }, {}, 413],
  ['as something that is no form', letter, { 'content-type': 'text/plain' }, 415],
] as const)('refuses one %s, and keeps nothing', async (_what, form, headers, status) => {
  const before = await stored();
  expect((await post(form, headers)).status).toBe(status);
  expect(await stored()).toBe(before);
});
