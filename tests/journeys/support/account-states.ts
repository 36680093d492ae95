import { becomeSellerLabels } from '#contract/labels/storefront/become-seller.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { button, main } from './pages.ts';
import type { StatesOf } from './state.ts';
import { label, productOf, labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';

const complaint = (me: Visitor) => me.page.locator('.toast').first().waitFor();
const profile = (me: Visitor) => main(me.page).getByRole('form').waitFor();
const reviews = async (me: Visitor) => {
  const name = label(me.lang, productDetailLabels, 'lbl_prd_det_reviewstab');
  await me.page.getByRole('tab', { name }).click();
  await main(me.page)
    .getByRole('form', { name: label(me.lang, productDetailLabels, 'lbl_prd_det_writereview') })
    .waitFor();
};

/** Profile, password reset, seller request and review form, with and without errors. */
export const accountStates = {
  updateProfile: [
    { name: 'update profile', path: '/update-profile', who: 'demo customer', reach: profile },
    {
      name: 'update profile, with errors',
      path: '/update-profile',
      who: 'new customer',
      reach: async (me) => {
        await profile(me);
        await main(me.page)
          .getByLabel(label(me.lang, updateProfileLabels, 'lbl_uprofile_fname'))
          .fill('');
        await button(main(me.page), label(me.lang, updateProfileLabels, 'lbl_uprofile_submit')).click();
        await complaint(me);
      },
    },
  ],
  resetPassword: [
    { name: 'reset password', path: '/reset-password' },
    {
      name: 'reset password, the code with errors',
      path: '/reset-password',
      reach: async (me) => {
        const labels = labelsOf(me.lang, resetPasswordLabels);
        await main(me.page)
          .getByRole('textbox', { name: labels('email') })
          .fill('nobody@example.com');
        await button(main(me.page), labels('sendOtp')).click();
        await button(main(me.page), labels('changePassword')).click();
        await complaint(me);
      },
    },
  ],
  becomeSeller: [
    { name: 'become seller', path: '/become-seller' },
    {
      name: 'become seller, with errors',
      path: '/become-seller',
      reach: async (me) => {
        await button(main(me.page), label(me.lang, becomeSellerLabels, 'lbl_becomeseller_submitbnt')).click();
        await complaint(me);
      },
    },
  ],
  productDetail: [
    {
      name: 'product, review with errors',
      path: `/product-detail/${productOf('kampot-pepper', 'en').id}/shop/x`,
      reach: async (me) => {
        await reviews(me);
        await button(main(me.page), label(me.lang, productDetailLabels, 'lbl_prd_det_submitreview')).click();
        await complaint(me);
      },
    },
  ],
} satisfies StatesOf;
