import { randomUUID } from 'node:crypto';
import { signupLabels } from '#contract/labels/signup.ts';
import { button, eventually } from './pages.ts';
import { label } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Fills the form of the signup page, places included, and sends it. */
export async function signUp({ page, lang }: Visitor): Promise<{ firstName: string; email: string }> {
  const words = (key: keyof typeof signupLabels.texts) => label(lang, signupLabels, key);
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  const email = `${randomUUID()}@example.com`;
  await fill(words('lbl_singup_fname'), 'Bopha');
  await fill(words('lbl_singup_lname'), 'Meas');
  await fill(words('lbl_singup_email'), email);
  await fill(words('lbl_singup_password'), 'lotus-and-krama');
  await fill(words('lbl_singup_contact'), '012 345 679');
  await fill(words('lbl_singup_shippa'), 'House 9, Street 240');

  const choose = async (name: string, option: string) => {
    const select = page.getByRole('combobox', { name });
    await eventually(() => select.getByRole('option').allInnerTexts()).toContain(option);
    await select.selectOption({ label: option });
  };
  const [country, province, city] =
    lang === 'en' ? ['Cambodia', 'Phnom Penh', 'Chamkar Mon'] : ['កម្ពុជា', 'ភ្នំពេញ', 'ចំការមន'];
  await choose(words('lbl_singup_country'), country ?? '');
  await choose(words('lbl_singup_province'), province ?? '');
  await choose(words('lbl_singup_city'), city ?? '');
  await button(page, words('lbl_singup_submitbnt')).click();
  return { firstName: 'Bopha', email };
}

