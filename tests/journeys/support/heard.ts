import { becomeSellerLabels } from '#contract/labels/storefront/become-seller.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { howWePrintLabels } from '#contract/labels/storefront/how-we-print.ts';
import type { LabelSet } from '#contract/labels/label-set.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { resetPasswordLabels } from '#contract/labels/storefront/reset-password.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Outline } from './checks/outline.ts';
import { label } from './texts.ts';

interface Heard {
  heading: string;
  controls: string[];
}
type LabelsOf = (lang: LanguageCode) => Heard;

/** Returns a screen's heading and controls by the keys of one label set. */
const by =
  <Key extends string>(set: LabelSet<Key>, heading: Key, ...controls: Key[]): LabelsOf =>
  (lang) => ({
    heading: label(lang, set, heading, { shop: 'Angkor Gifts' }),
    controls: controls.map((key) => label(lang, set, key)),
  });
/** Returns a heading of one label set with controls of another. */
const under =
  (heading: LabelsOf, controls: LabelsOf): LabelsOf =>
  (lang) => ({ heading: heading(lang).heading, controls: controls(lang).controls });

/** The labels that a screen must expose to screen readers, one line each. */
const received: Readonly<Record<string, LabelsOf>> = {
  home: by(homeLabels, 'heading'),
  listing: under(by(sharedLabels, 'titleAllProducts'), by(filterOptionsLabels, 'filter', 'sort')),
  'size guide': by(productDetailLabels, 'lbl_prd_det_sizeguide'),
  login: by(loginLabels, 'lbl_login_title', 'lbl_login_email', 'lbl_login_password', 'lbl_login_loginbtn'),
  signup: by(
    signupLabels,
    'lbl_singup_crtaccount',
    'lbl_singup_fname',
    'lbl_singup_lname',
    'lbl_singup_email',
    'lbl_singup_country',
    'lbl_singup_province',
    'lbl_singup_city',
    'lbl_singup_contact',
    'lbl_singup_pcode',
    'lbl_singup_password',
    'lbl_singup_shippa',
    'lbl_singup_submitbnt',
  ),
  'reset password': under(
    by(sharedLabels, 'titleResetPassword'),
    by(resetPasswordLabels, 'email', 'email', 'sendOtp'),
  ),
  contact: by(
    contactLabels,
    'lbl_contactus_title',
    'lbl_cont_form_name',
    'lbl_cont_form_email',
    'lbl_cont_form_phon',
    'lbl_cont_form_subj',
    'lbl_cont_form_msg',
    'lbl_cont_btn_sndmsg',
  ),
  about: by(sharedLabels, 'titleAboutUs'),
  FAQ: by(faqLabels, 'lbl_faq_pagetitle', 'paymentQuestion', 'askUs'),
  'how we print': under(by(sharedLabels, 'titleHowWePrint'), by(howWePrintLabels, 'send', 'products')),
  cart: by(cartLabels, 'heading', 'lbl_hdr_cart_qty', 'lbl_cart_proc_check', 'lbl_cart_cont_shop'),
  checkout: under(
    by(sharedLabels, 'titleCheckout'),
    by(checkoutLabels, 'lbl_check_paymethod', 'lbl_check_placeorder'),
  ),
  'orders history, one open': by(sharedLabels, 'titleOrdersHistory'),
  'update profile': by(
    updateProfileLabels,
    'lbl_uprofile_title',
    'lbl_uprofile_fname',
    'lbl_uprofile_lname',
    'lbl_uprofile_state',
    'lbl_uprofile_city',
    'lbl_uprofile_contno',
    'lbl_uprofile_pcode',
    'lbl_uprofile_shipaddress',
    'lbl_uprofile_submit',
    'lbl_uprofile_gohome',
  ),
  'become seller': by(
    becomeSellerLabels,
    'lbl_becomeseller_crtaccount',
    'lbl_becomeseller_fname',
    'lbl_becomeseller_lname',
    'lbl_becomeseller_email',
    'lbl_becomeseller_country',
    'lbl_becomeseller_password',
    'lbl_becomeseller_confpassword',
    'lbl_becomeseller_homeadr',
    'lbl_becomeseller_submitbnt',
    'lbl_becomeseller_loginacnt',
  ),
  'wish list': by(wishlistLabels, 'lbl_wishlist_title', 'lbl_wishlist_contshop', 'lbl_wishlist_clrlist'),
};

/** Returns the expected labels that a screen does not expose. Empty if the state has no line above. */
export function unreachable(state: string, lang: LanguageCode, { headings, controls }: Outline): string[] {
  const expected = received[state]?.(lang);
  if (!expected) return [];
  const missing = expected.controls.filter((name) => !controls.some((each) => each.name.includes(name)));
  const headed = headings.some(({ name }) => name.includes(expected.heading));
  return headed ? missing : [expected.heading, ...missing];
}
