import { messages } from '../messages.ts';
import type { LabelSet } from './label-set.ts';
import { aboutLabels } from './about.ts';
import { accountLinkLabels } from './account-links.ts';
import { accountListLabels } from './account-lists.ts';
import { addressLabels } from './addresses.ts';
import { allProductsLabels } from './all-products.ts';
import { bannerSliderLabels } from './banner-slider.ts';
import { becomeSellerLabels } from './become-seller.ts';
import { bestFacilitiesLabels } from './best-facilities.ts';
import { campaignLabels } from './campaign.ts';
import { campaignSectionLabels } from './campaign-section.ts';
import { cardSectionLabels } from './card-section.ts';
import { cartLabels } from './cart.ts';
import { checkoutCodeLabels } from './checkout-code.ts';
import { checkoutLabels } from './checkout.ts';
import { checkoutCardFormLabels } from './checkout-card-form.ts';
import { contactLabels } from './contact.ts';
import { faqLabels } from './faq.ts';
import { filterOptionsLabels } from './filter-options.ts';
import { footerLabels } from './footer.ts';
import { giftLabels } from './gift.ts';
import { homeLabels } from './home.ts';
import { loginLabels } from './login.ts';
import { mailLabels } from './mail.ts';
import { megaMenuLabels } from './mega-menu.ts';
import { navbarLabels } from './navbar.ts';
import { newProductsLabels } from './new-products.ts';
import { newsletterLabels } from './newsletter.ts';
import { orderSummaryLabels } from './order-summary.ts';
import { orderConfirmLabels } from './order-confirm.ts';
import { orderProgressLabels } from './order-progress.ts';
import { ordersHistoryLabels } from './orders-history.ts';
import { popularCategoriesLabels } from './popular-categories.ts';
import { popularProductsLabels } from './popular-products.ts';
import { productBoxLabels } from './product-box.ts';
import { productDetailLabels } from './product-detail.ts';
import { productVariantsLabels } from './product-variants.ts';
import { productsGridLabels } from './products-grid.ts';
import { recentlySeenLabels } from './recently-seen.ts';
import { relatedProductsLabels } from './related-products.ts';
import { resetPasswordLabels } from './reset-password.ts';
import { sampleLabels } from './samples.ts';
import { searchLabels } from './search.ts';
import { sharedLabels } from './shared-words.ts';
import { sidebarFilterLabels } from './sidebar-filter.ts';
import { signupLabels } from './signup.ts';
import { sizeGuideLabels } from './size-guide.ts';
import { stockNoticeLabels } from './stock-notice.ts';
import { topHeaderLabels } from './top-header.ts';
import { transferLabels } from './transfer.ts';
import { waysWithinLabels } from './ways-within.ts';
import { updateProfileLabels } from './update-profile.ts';
import { userDialogLabels } from './user-dialog.ts';
import { validatorLabels } from './validator-labels.ts';
import { wishlistLabels } from './wishlist.ts';

/** Every set, for the server and the tests; a screen imports its own set, or the browser would load them all. */
export const labelSets = {
  aboutLabels,
  campaignLabels,
  cartLabels,
  checkoutLabels,
  contactLabels,
  faqLabels,
  giftLabels,
  homeLabels,
  loginLabels,
  resetPasswordLabels,
  addressLabels,
  allProductsLabels,
  productDetailLabels,
  ordersHistoryLabels,
  orderProgressLabels,
  signupLabels,
  updateProfileLabels,
  cardSectionLabels,
  checkoutCardFormLabels,
  checkoutCodeLabels,
  transferLabels,
  waysWithinLabels,
  orderSummaryLabels,
  bannerSliderLabels,
  footerLabels,
  megaMenuLabels,
  navbarLabels,
  topHeaderLabels,
  userDialogLabels,
  wishlistLabels,
  newProductsLabels,
  popularProductsLabels,
  filterOptionsLabels,
  productsGridLabels,
  productVariantsLabels,
  recentlySeenLabels,
  relatedProductsLabels,
  bestFacilitiesLabels,
  campaignSectionLabels,
  popularCategoriesLabels,
  sidebarFilterLabels,
  sizeGuideLabels,
  newsletterLabels,
  accountLinkLabels,
  accountListLabels,
  becomeSellerLabels,
  searchLabels,
  productBoxLabels,
  messages,
  sharedLabels,
  validatorLabels,
  mailLabels,
  sampleLabels,
  stockNoticeLabels,
  orderConfirmLabels,
};
export const allLabelSets: readonly LabelSet[] = Object.values(labelSets);
