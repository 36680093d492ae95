import { describe, expect, it } from 'vitest';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
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

it('a posted message is stored, and answered with a page in its language', async () => {
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
  ['with an invalid address', { ...letter, Email: 'bad' }, {}, 400],
  ['larger than any message', { ...letter, Message: 'x'.repeat(40_000) }, {}, 413],
  ['as something other than a form', letter, { 'content-type': 'text/plain' }, 415],
] as const)('a posted form %s is refused and nothing stored', async (_what, form, headers, status) => {
  const before = await stored();
  expect((await post(form, headers)).status).toBe(status);
  expect(await stored()).toBe(before);
});

it.each([
  ['en', 'Please enter valid email address', 'Message is required'],
  ['ar', 'សូមបញ្ចូលអ៊ីមែលឱ្យបានត្រឹមត្រូវ។', 'សូមបំពេញសារ។'],
] as const)(
  'a refused form is returned with the typed values and highlighted fields: %s',
  async (lang, bad, missing) => {
    const answer = await post(
      { ...letter, FullName: '"><i>Bopha', Email: 'bad', Message: ' ' },
      { origin: url },
      `/${lang}/contact-us`,
    );
    const html = await answer.text();
    const field = (name: string) =>
      new RegExp(`<(?:input|textarea) id="${name}"[^>]*>`, 'u').exec(html)?.[0] ?? '';
    const sentenceAt = (name: string) => new RegExp(`id="${name}-error">(.*?)</p>`, 'u').exec(html)?.[1];
    expect(field('FullName')).toContain('value="&#34;&#62;&#60;i&#62;Bopha"');
    expect(field('Subject')).toContain('value="Mugs"');
    for (const name of ['FullName', 'PhoneNumber', 'Subject'])
      expect(field(name)).not.toContain('aria-invalid');
    for (const [name, sentence] of [
      ['Email', bad],
      ['Message', missing],
    ] as const) {
      expect(field(name)).toContain(`aria-invalid="true" aria-describedby="${name}-error"`);
      expect(sentenceAt(name)).toBe(sentence);
    }
    expect(field('Email')).toContain('autofocus');
    const { texts, khmer } = contactLabels;
    expect(html.includes(`>${{ en: texts, ar: khmer }[lang].lbl_cont_btn_sndmsg}<`)).toBe(true);
  },
);

describe('newsletter without scripts', () => {
  const subscribe = (SubscriberEmail: string, lang = 'en') =>
    post({ SubscriberEmail }, { origin: url }, `/${lang}/newsletter`);
  const subscriber = () =>
    db.selectFrom('subscriber').select('language_id').where('email', '=', 'posted@example.com').execute();

  it('the form of the home page subscribes and says so', async () => {
    const home = await (await fetch(`${url}/ar/`)).text();
    const form = /<form [^>]*news-form[^>]*>/u.exec(home)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/ar/newsletter"');
    const answer = await subscribe('posted@example.com', 'ar');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('ជាវព្រឹត្តិបត្របានជោគជ័យ។');
    expect(await subscriber()).toEqual([{ language_id: 2 }]);
  });

  it('the newsletter form shows what is wrong with an email address, and keeps it', async () => {
    const answer = await subscribe('posted at example');
    expect(answer.status).toBe(400);
    const html = await answer.text();
    const [field] = /<input id="SubscriberEmail".*?<\/p>/u.exec(html) ?? [];
    expect(field).toContain('value="posted at example"');
    expect(field).toContain('id="SubscriberEmail-error">Please enter valid email address</p>');
  });
});
