import type { FrameLocator, Locator } from 'playwright-core';
import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { TestOutcome } from '#server/http/test-provider/page-script.ts';
import { shopUrl } from '../../support/browser.ts';
import { button, open } from './pages.ts';
import { payingIn } from './paying.ts';
import { label, labelsOf } from './texts.ts';
import { type Visitor, visitor } from './visitor.ts';

export const hostedPage = (dialog: Locator): FrameLocator => dialog.frameLocator('iframe');

/** Presses a test number by its outcome, on the provider's page. On phones the list is collapsed. */
export async function chooseTestCard(
  page: FrameLocator,
  lang: LanguageCode,
  card: TestOutcome,
): Promise<void> {
  const fold = page.locator('summary');
  const number = page.getByRole('button', { name: label(lang, cardSectionLabels, card) });
  await fold.or(number).filter({ visible: true }).first().waitFor();
  if (!(await number.isVisible())) await fold.click();
  await number.click();
}

/** Steps of customers who pay in a language with the built-in test provider. */
export function testPayingIn(lang: LanguageCode) {
  const paying = payingIn(lang);
  const tests = labelsOf(lang, cardSectionLabels);

  return {
    ...paying,
    tests,

    /** Opens the checkout with pepper for $8.50. */
    async atCheckout(width: 390 | 1440 = 1440, expected?: RegExp): Promise<Visitor> {
      const stored = await paying.storage(shopUrl());
      const me = await visitor({ lang, width, stored, ...(expected && { expected }) });
      await open(me, '/checkout');
      await paying.methods(me).waitFor();
      return me;
    },

    /** Pays with a test card on the provider's page. Returns the dialog. */
    async payByCard(me: Visitor, card: TestOutcome): Promise<Locator> {
      const dialog = await paying.choose(me, 'creditCard');
      await chooseTestCard(hostedPage(dialog), lang, card);
      await button(hostedPage(dialog), paying.pay).click();
      return dialog;
    },
  };
}
