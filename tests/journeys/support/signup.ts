import { randomUUID } from 'node:crypto';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { button, eventually, main } from './pages.ts';
import { label, labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';

const places = {
  en: ['Cambodia', 'Phnom Penh', 'Chamkar Mon'],
  ar: ['កម្ពុជា', 'ភ្នំពេញ', 'ខណ្ឌចំការមន'],
} as const;

/** Fills in the signup form, including places. */
export async function fillSignup({ page, lang }: Visitor, email: string): Promise<void> {
  const labels = labelsOf(lang, signupLabels);
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await fill(labels('lbl_singup_fname'), 'Bopha');
  await fill(labels('lbl_singup_lname'), 'Meas');
  await fill(labels('lbl_singup_email'), email);
  await fill(labels('lbl_singup_password'), 'lotus-and-krama');
  await fill(labels('lbl_singup_contact'), '012 345 679');
  await fill(labels('lbl_singup_shippa'), 'House 9, Street 240');

  const choose = async (name: string, option: string) => {
    const select = page.getByRole('combobox', { name });
    await eventually(() => select.getByRole('option').allInnerTexts()).toContain(option);
    await select.selectOption({ label: option });
  };
  const [country, province, city] = places[lang];
  await choose(labels('lbl_singup_country'), country);
  await choose(labels('lbl_singup_province'), province);
  await choose(labels('lbl_singup_city'), city);
}

/** Fills in the form at the checkout with new data and submits it. */
export async function signUpToOrder(me: Visitor): Promise<{ firstName: string; city: string }> {
  await fillSignup(me, `${randomUUID()}@example.com`);
  await button(main(me.page), label(me.lang, checkoutLabels, 'lbl_check_placeorder')).click();
  return { firstName: 'Bopha', city: places[me.lang][2] };
}
