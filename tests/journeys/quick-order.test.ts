import { describe, expect, test } from 'vitest';
import { quickOrderLabels } from '#contract/labels/storefront/quick-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { button, eventually, link, main, message, open, pathOf, stored } from './support/pages.ts';
import { label, labelsOf, productOf } from './support/texts.ts';
import { stricterLanguage, visitor, widthOf } from './support/visitor.ts';

describe.each(stricterLanguage)('the quick order, in %s', (lang) => {
  const t = labelsOf(lang, quickOrderLabels);
  const pepper = productOf('kampot-pepper', lang);
  const mug = productOf('ceramic-mug', lang);

  test.each(widthOf[lang])(
    'a quick order adds a pasted list to the cart at %i px, and says what it can’t',
    async (width) => {
      const me = await visitor({ lang, width });
      await open(me, '/cart');
      await link(main(me.page), label(lang, sharedLabels, 'titleQuickOrder')).click();
      await button(main(me.page), t('show')).click();
      await main(me.page).getByText(t('noSku')).waitFor();

      await main(me.page)
        .getByRole('textbox', { name: t('list') })
        .fill('ag-1214 2\nAG-1001\t24\nNO-SUCH 5');
      await button(main(me.page), t('show')).click();
      await main(me.page).getByRole('listitem').filter({ hasText: 'NO-SUCH' }).waitFor();
      // A product with options leads to its page.
      const choose = main(me.page).getByRole('link', { name: new RegExp(t('chooseOptions'), 'u') });
      expect(await choose.getAttribute('href')).toContain(`/product-detail/${mug.id}/`);

      await button(main(me.page), t('add', { n: 1 })).click();
      await message(me, 'addedToCart').waitFor();
      expect(await stored(me.page, 'cartItems')).toMatchObject([
        { ProductId: String(pepper.id), Quantity: 2 },
      ]);
      await link(main(me.page), pepper.name).waitFor({ state: 'detached' });
      expect(pathOf(me.page)).toBe(`/${lang}/quick-order`);

      // The focus stays in the list while something is left of it, and then returns to the field.
      const focused = () => me.page.evaluate(() => document.activeElement?.id ?? '');
      await eventually(focused).toBe('quick-found');
      const list = main(me.page).getByRole('textbox', { name: t('list') });
      await list.fill('AG-1001 24');
      await button(main(me.page), t('show')).click();
      // The new list is shown when the SKU that only the first one had is gone.
      await main(me.page).getByText('NO-SUCH', { exact: true }).waitFor({ state: 'detached' });
      await button(main(me.page), t('removeNamed', { name: mug.name })).click();
      await main(me.page).locator('#quick-found').waitFor({ state: 'detached' });
      await eventually(() => list.evaluate((field) => field === document.activeElement)).toBe(true);
    },
  );
});
