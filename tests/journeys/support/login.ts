import { loginLabels } from '#contract/labels/storefront/login.ts';
import { button } from './pages.ts';
import { wordsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Fills in and submits the login form. */
export async function logIn({ page, lang }: Visitor, email: string, password: string): Promise<void> {
  const words = wordsOf(lang, loginLabels);
  const form = page.getByRole('form', { name: words('lbl_login_title') });
  await form.getByRole('textbox', { name: words('lbl_login_email') }).fill(email);
  await form.getByRole('textbox', { name: words('lbl_login_password') }).fill(password);
  await button(form, words('lbl_login_loginbtn')).click();
}
