import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { button, open } from './pages.ts';
import { payingIn } from './paying.ts';
import { labelsOf } from './texts.ts';
import { type Visitor, visitor, type Width } from './visitor.ts';
import { type PaymentMethodName, paymentMethodName } from './payment-method-names.ts';

/** Returns steps of customers who pay for pepper at $8.50 by a code for a bank app. */
export function payingByCodeIn(lang: LanguageCode, method: PaymentMethodName = 'khqr') {
  const paying = payingIn(lang);
  const say = labelsOf(lang, checkoutCodeLabels);
  const dialogOf = ({ page }: Visitor): Locator => page.getByRole('dialog', { name: say('title') });
  const picture = (dialog: Locator, amount = '$8.50') =>
    dialog.getByRole('img', { name: say('picture', { amount }) });

  /** Opens the payment methods with the storage of a new or an existing customer. */
  async function atChoice(
    shop: string,
    width: Width,
    stored?: Record<string, unknown>,
    expected?: RegExp,
  ): Promise<Visitor> {
    const me = await visitor({
      lang,
      width,
      shop,
      stored: stored ?? (await paying.storage(shop)),
      ...(expected && { expected }),
    });
    await open(me, '/checkout');
    await paying.methods(me).selectOption({ label: paymentMethodName(lang, method) });
    return me;
  }

  return {
    ...paying,
    say,
    dialogOf,
    picture,
    codeIn: (dialog: Locator, amount?: string) =>
      picture(dialog, amount).locator('path').last().getAttribute('d'),
    atChoice,
    /** Waits until an expired code is removed, and requests a new one. */
    async renewEnded(dialog: Locator): Promise<void> {
      await dialog.getByText(say('ended'), { exact: true }).waitFor();
      expect(await picture(dialog).count()).toBe(0);
      await button(dialog, say('newCode')).click();
      await picture(dialog).waitFor();
    },
    async atCode(...where: Parameters<typeof atChoice>) {
      const me = await atChoice(...where);
      await paying.place(me).click();
      const dialog = dialogOf(me);
      await picture(dialog).waitFor();
      return { me, dialog };
    },
  };
}
