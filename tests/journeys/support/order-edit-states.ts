import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { quickOrderLabels } from '#contract/labels/storefront/quick-order.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { openWishlist } from './page-layout.ts';
import { button, main, usable } from './pages.ts';
import type { StatesOf } from './state.ts';
import { label } from './texts.ts';
import type { Visitor } from './visitor.ts';

const labels = (me: Visitor, key: keyof typeof sampleLabels.texts) => label(me.lang, sampleLabels, key);
const link = async (me: Visitor) => {
  await button(main(me.page), labels(me, 'makeLink')).click();
  const field = main(me.page).getByRole('textbox', { name: labels(me, 'link') });
  await field.waitFor();
  return field.inputValue();
};
const send = (me: Visitor) => button(main(me.page), labels(me, 'send')).click();

/** States of the quick order, of the wish list, of the sample request sent from it, and of a shared list. */
export const orderEditStates = {
  quickOrder: [
    { name: 'quick order', path: '/quick-order' },
    {
      name: 'quick order, with products and an unknown SKU',
      path: '/quick-order',
      reach: async (me) => {
        const t = (key: keyof typeof quickOrderLabels.texts) => label(me.lang, quickOrderLabels, key);
        await main(me.page)
          .getByRole('textbox', { name: t('list') })
          .fill('AG-1001 24\nNO-SUCH 2');
        await button(main(me.page), t('show')).click();
        await main(me.page).locator('.quick-end').waitFor();
      },
    },
  ],
  sampleRequest: [
    { name: 'wish list with two products', path: '/about', wishes: true, reach: openWishlist },
    {
      name: 'sample request',
      path: '/wish-list',
      wishes: true,
      reach: (me) => button(main(me.page), labels(me, 'send')).waitFor(),
    },
    {
      name: 'sample request, with errors',
      path: '/wish-list',
      wishes: true,
      reach: async (me) => {
        await send(me);
        await me.page.locator('.toast').first().waitFor();
      },
    },
    {
      name: 'sample request, sent',
      path: '/wish-list',
      wishes: true,
      reach: async (me) => {
        const form = main(me.page).getByRole('form', { name: labels(me, 'reachYou') });
        for (const [key, text] of [
          ['fullName', 'Bopha Keo'],
          ['phoneNumber', `012 ${String(Date.now() % 1_000_000).padStart(6, '0')}`],
        ] as const) {
          const name = label(me.lang, validatorLabels, key);
          await form.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') }).fill(text);
        }
        await send(me);
        await main(me.page)
          .getByRole('heading', { name: labels(me, 'sent') })
          .waitFor();
      },
    },
    { name: 'sample request, nothing wished', path: '/wish-list' },
    { name: 'wish list with its link', path: '/wish-list', wishes: true, reach: link },
  ],
  sharedWishList: [
    {
      name: 'shared wish list',
      path: '/wish-list',
      wishes: true,
      reach: async (me) => {
        await me.page.goto(await link(me));
        await button(main(me.page), labels(me, 'addAll')).waitFor();
        await usable(me.page);
      },
    },
  ],
} satisfies StatesOf;
