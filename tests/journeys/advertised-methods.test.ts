import type { Locator } from 'playwright-core';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { aboutLabels } from '#contract/labels/storefront/about.ts';
import { paymentLimitLabels } from '#contract/labels/storefront/payment-limits.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { languages } from '#contract/languages.ts';
import { listText, partsText } from '#rules/text-of-language.ts';
import { setMethodLimits } from '../support/bounds.ts';
import { acquirerShop } from './support/paid-by-code.ts';
import { eventually, main } from './support/pages.ts';
import { label, productOf, labelsOf } from './support/texts.ts';
import { visitor, type Visitor, widthOf, stricterLanguage } from './support/visitor.ts';

// Compares what pages say about payment methods with the table from which it comes. In this shop every method
// is available.
const { shop, db } = await acquirerShop({ PAYMENT_TEST: 'on' });

const bound = (method: number, bounds?: Parameters<typeof setMethodLimits>[2]) =>
  setMethodLimits(db, method, bounds);
afterEach(async () => {
  for (const { id } of await rows('en')) await bound(id);
});

/** Returns the payment methods of the table in sort order, except for the one whose logo no provider has. */
async function rows(lang: 'en' | 'ar') {
  const { rows: all } = await sql<{ id: number; name: string }>`
    select m.id, t.name from payment_method m join payment_method_text t on t.payment_method_id = m.id
    where t.language_id = ${languages[lang].id} and m.id <> 7 order by m.position, m.id`.execute(db);
  return all;
}

describe.each(stricterLanguage)('advertised payment methods, in %s', (lang) => {
  const [width] = widthOf[lang];
  /** Returns a place's text with plain spaces. */
  const textOf = async (place: Locator) => (await place.innerText()).replaceAll('\u00A0', ' ');
  const say = (
    ...keyAndValues: Parameters<ReturnType<typeof labelsOf<keyof typeof paymentLimitLabels.texts>>>
  ) => labelsOf(lang, paymentLimitLabels)(...keyAndValues).replaceAll('\u00A0', ' ');
  const kampot = productOf('kampot-pepper', lang);
  const pepper = `/product-detail/${kampot.id}/shop/x`;
  const countries = { en: ['Cambodia', 'Thailand'], ar: ['កម្ពុជា', 'ថៃ'] }[lang];
  const only = say('countries', { countries: listText(lang, countries) });

  const guest = () => visitor({ lang, width, shop: shop.url, script: false });
  const at = async ({ page }: Visitor, path: string) => {
    await page.goto(`${shop.url}/${lang}${path}`);
    return main(page);
  };
  const footer = ({ page }: Visitor) => page.getByRole('contentinfo');
  const logos = async (me: Visitor, within: 'main' | 'footer') =>
    (within === 'main' ? main(me.page) : footer(me))
      .locator('.pay img')
      .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
  /** Waits until cached pages show what the table says now. */
  const changed = (me: Visitor, message: string) =>
    eventually(async () => {
      await at(me, '/faq');
      return textOf(footer(me));
    }).toContain(message);

  test('the footer, product page, About page and FAQ name the payment methods, and the FAQ mentions no limits', async () => {
    const me = await guest();
    const names = (await rows(lang)).map(({ name }) => name);
    const faq = await at(me, '/faq');
    expect((await logos(me, 'footer')).toSorted()).toEqual(names.toSorted());
    const answers = await faq.getByRole('listitem').allInnerTexts();
    for (const key of ['paymentCard', 'paymentWallet', 'paymentCash', 'paymentQr'] as const)
      expect(answers).toContain(label(lang, faqLabels, key));
    expect(answers.join(' ')).not.toContain('(');
    await at(me, pepper);
    expect((await logos(me, 'main')).toSorted()).toEqual(names.toSorted());
    const about = await textOf(await at(me, '/about'));
    const [before] = label(lang, aboutLabels, 'paymentMethods').split('{ways}');
    expect(about).toContain(before);
    for (const name of names) expect(about).toContain(name);
    const signup = await at(me, '/signup');
    await eventually(() => signup.getByText(label(lang, signupLabels, 'benefitDelivery')).count()).toBe(1);
  });

  test('the structured data of the FAQ names the banks, and has no unfilled placeholder', async () => {
    const me = await guest();
    await at(me, '/faq');
    const read = await me.page.locator('script[type="application/ld+json"]').allTextContents();
    const description = await me.page.locator('meta[name=description]').getAttribute('content');
    expect(`${read.join(' ')}${description}`).toContain(lang === 'en' ? 'Lotus Demo Bank' : 'ផ្កាឈូក');
    expect(description).not.toContain('{');
    expect(read.join(' ')).not.toMatch(/\{\w+\}/u);
  });

  test('a method with limits shows them wherever it is advertised', async () => {
    await bound(6, { most: 8.5 });
    await bound(8, { least: 5, most: 500, countries: ['KH', 'TH'] });
    await bound(9, { countries: ['KH', 'TH'] });
    await bound(10, { countries: ['KH', 'TH'] });
    const within: Record<number, string> = {
      6: say('maximum', { amount: '$8.50' }),
      8: partsText(lang, [say('fromTo', { least: '$5.00', most: '$500.00' }), only]),
      9: only,
      10: only,
    };
    const named = (await rows(lang)).map(({ id, name }) => (within[id] ? `${name} (${within[id]})` : name));
    const bounded = named.filter((each) => each.endsWith(')'));
    expect(bounded).toHaveLength(4);
    const me = await guest();
    await changed(me, bounded[0]!);

    const faq = await at(me, '/faq');
    const answers = await faq.getByRole('listitem').allInnerTexts();
    const answer = (key: keyof typeof faqLabels.texts, id: number) =>
      `${label(lang, faqLabels, key)} (${within[id]})`;
    expect(answers).toContain(label(lang, faqLabels, 'paymentCard'));
    expect(answers).toContain(answer('paymentCash', 6));
    expect(answers).toContain(answer('paymentQr', 8));
    expect(
      answers.find((each) => each.includes(only) && each.includes(lang === 'en' ? 'Lotus' : 'ផ្កាឈូក')),
    ).toBeDefined();
    await eventually(() => me.page.locator('meta[name=description]').getAttribute('content')).toContain(
      answer('paymentCash', 6),
    );
    for (const path of ['/faq', pepper]) {
      await at(me, path);
      expect((await logos(me, 'footer')).toSorted()).toEqual(named.toSorted());
      for (const each of bounded) await eventually(() => textOf(footer(me))).toContain(each);
    }
    const product = await textOf(await at(me, pepper));
    expect((await logos(me, 'main')).toSorted()).toEqual(named.toSorted());
    for (const each of bounded) expect(product).toContain(each);
    const about = await textOf(await at(me, '/about'));
    for (const each of named) expect(about).toContain(each);
    const signup = await at(me, '/signup');
    expect(await signup.getByText(label(lang, signupLabels, 'benefitDelivery')).count()).toBe(0);
  });

  test('the page of a product above a method’s maximum hides that method and says why', async () => {
    await bound(6, { most: 8.49 });
    const name = (await rows(lang)).find(({ id }) => id === 6)!.name;
    const message = `${name} (${say('maximum', { amount: '$8.49' })})`;
    const me = await guest();
    await changed(me, message);
    const product = await textOf(await at(me, pepper));
    expect((await logos(me, 'main')).join(' ')).not.toContain(name);
    await eventually(() => logos(me, 'footer')).toContain(message);
    expect(product).toContain(message);
  });
});
