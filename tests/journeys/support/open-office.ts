import type { Locator, Page } from 'playwright-core';
import { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { taken } from '../../support/shopping.ts';
import { button } from './pages.ts';
import { labelsOf } from './texts.ts';
import { type Visitor, visitor, type Width } from './visitor.ts';

interface Place {
  shop: string;
  /** The path without the language: `/orders?view=toPrepare`. */
  path: string;
  role?: keyof typeof officeRoleLabels.texts;
  /** Expected console errors. */
  expected?: RegExp;
}

/**
 * Opens an office screen as one of the demo's staff members. Sets their language to the page's, because the
 * office would redirect to theirs. Journeys must not change it, because others share the account.
 */
export async function openOffice(lang: LanguageCode, width: Width, place: Place): Promise<Visitor> {
  const { me, signInButton } = await atItsDoor(lang, width, place);
  await signInButton.click();
  return me;
}

/** Opens the sign-in page, and returns the button that signs in. */
export async function atItsDoor(
  lang: LanguageCode,
  width: Width,
  { shop, path, role = 'owner', expected }: Place,
): Promise<{ me: Visitor; signInButton: Locator }> {
  const me = await visitor({ lang, width, shop, ...(expected && { expected }) });
  await me.page.route('**/office/api/account/get-me', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { me?: { language: string } | null } };
    if (json.data?.me) json.data.me.language = lang;
    await route.fulfill({ response, json });
  });
  await me.page.goto(`${shop}/office/${lang}/sign-in?next=${encodeURIComponent(`/office/${lang}${path}`)}`);
  await taken(me.page);
  return { me, signInButton: button(me.page, labelsOf(lang, officeRoleLabels)(role)) };
}

export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/**
 * Makes a catalog call as an office page does.
 * @returns its data
 */
export const callFrom = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/office/api/catalogue/${to}`, { method: 'POST', headers, body: sent });
      return ((await answer.json()) as { data: never }).data;
    },
    [path, JSON.stringify(body)] as const,
  );
