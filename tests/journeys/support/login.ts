import { loginLabels } from '#contract/labels/storefront/login.ts';
import { button } from './pages.ts';
import { labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Fills in and submits the login form. */
export async function logIn({ page, lang }: Visitor, email: string, password: string): Promise<void> {
  const labels = labelsOf(lang, loginLabels);
  const form = page.getByRole('form', { name: labels('lbl_login_title') });
  await form.getByRole('textbox', { name: labels('lbl_login_email') }).fill(email);
  await form.getByRole('textbox', { name: labels('lbl_login_password') }).fill(password);
  await button(form, labels('lbl_login_loginbtn')).click();
}
