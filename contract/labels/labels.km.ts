import type { KhmerOf } from './label-set.ts';
import type { labelSets } from './labels.ts';
import { aboutKhmer } from './about.km.ts';
import { accountListKhmer } from './account-lists.km.ts';
import { addressKhmer } from './addresses.km.ts';
import { allProductsKhmer } from './all-products.km.ts';
import { bannerSliderKhmer } from './banner-slider.km.ts';
import { becomeSellerKhmer } from './become-seller.km.ts';
import { bestFacilitiesKhmer } from './best-facilities.km.ts';
import { campaignSectionKhmer } from './campaign-section.km.ts';
import { campaignKhmer } from './campaign.km.ts';
import { cardSectionKhmer } from './card-section.km.ts';
import { cartKhmer } from './cart.km.ts';
import { checkoutCardFormKhmer } from './checkout-card-form.km.ts';
import { checkoutCodeKhmer } from './checkout-code.km.ts';
import { checkoutKhmer } from './checkout.km.ts';
import { contactKhmer } from './contact.km.ts';
import { faqKhmer } from './faq.km.ts';
import { filterOptionsKhmer } from './filter-options.km.ts';
import { footerKhmer } from './footer.km.ts';
import { giftKhmer } from './gift.km.ts';
import { homeKhmer } from './home.km.ts';
import { loginKhmer } from './login.km.ts';
import { mailKhmer } from './mail.km.ts';
import { megaMenuKhmer } from './mega-menu.km.ts';
import { navbarKhmer } from './navbar.km.ts';
import { newProductsKhmer } from './new-products.km.ts';
import { accountLinkKhmer } from './account-links.km.ts';
import { newsletterKhmer } from './newsletter.km.ts';
import { orderConfirmKhmer } from './order-confirm.km.ts';
import { orderSummaryKhmer } from './order-summary.km.ts';
import { orderProgressKhmer } from './order-progress.km.ts';
import { ordersHistoryKhmer } from './orders-history.km.ts';
import { popularCategoriesKhmer } from './popular-categories.km.ts';
import { popularProductsKhmer } from './popular-products.km.ts';
import { productBoxKhmer } from './product-box.km.ts';
import { productDetailKhmer } from './product-detail.km.ts';
import { productVariantsKhmer } from './product-variants.km.ts';
import { productsGridKhmer } from './products-grid.km.ts';
import { recentlySeenKhmer } from './recently-seen.km.ts';
import { relatedProductsKhmer } from './related-products.km.ts';
import { resetPasswordKhmer } from './reset-password.km.ts';
import { sampleKhmer } from './samples.km.ts';
import { searchKhmer } from './search.km.ts';
import { sharedKhmer } from './shared-words.km.ts';
import { sidebarFilterKhmer } from './sidebar-filter.km.ts';
import { signupKhmer } from './signup.km.ts';
import { sizeGuideKhmer } from './size-guide.km.ts';
import { stockNoticeKhmer } from './stock-notice.km.ts';
import { topHeaderKhmer } from './top-header.km.ts';
import { transferKhmer } from './transfer.km.ts';
import { waysWithinKhmer } from './ways-within.km.ts';
import { updateProfileKhmer } from './update-profile.km.ts';
import { userDialogKhmer } from './user-dialog.km.ts';
import { validatorKhmer } from './validator-labels.km.ts';
import { wishlistKhmer } from './wishlist.km.ts';
import { messagesKhmer } from '../messages.km.ts';

/** The Khmer of every set, by the set's name. For the server alone: browsers get the texts of a page's language with its frame. */
export const khmer: { readonly [Name in keyof typeof labelSets]: KhmerOf<(typeof labelSets)[Name]> } = {
  aboutLabels: aboutKhmer,
  allProductsLabels: allProductsKhmer,
  bannerSliderLabels: bannerSliderKhmer,
  becomeSellerLabels: becomeSellerKhmer,
  bestFacilitiesLabels: bestFacilitiesKhmer,
  campaignSectionLabels: campaignSectionKhmer,
  campaignLabels: campaignKhmer,
  cardSectionLabels: cardSectionKhmer,
  cartLabels: cartKhmer,
  checkoutCardFormLabels: checkoutCardFormKhmer,
  checkoutLabels: checkoutKhmer,
  contactLabels: contactKhmer,
  faqLabels: faqKhmer,
  filterOptionsLabels: filterOptionsKhmer,
  footerLabels: footerKhmer,
  giftLabels: giftKhmer,
  homeLabels: homeKhmer,
  loginLabels: loginKhmer,
  checkoutCodeLabels: checkoutCodeKhmer,
  transferLabels: transferKhmer,
  waysWithinLabels: waysWithinKhmer,
  mailLabels: mailKhmer,
  megaMenuLabels: megaMenuKhmer,
  navbarLabels: navbarKhmer,
  newProductsLabels: newProductsKhmer,
  newsletterLabels: newsletterKhmer,
  orderConfirmLabels: orderConfirmKhmer,
  accountLinkLabels: accountLinkKhmer,
  accountListLabels: accountListKhmer,
  addressLabels: addressKhmer,
  orderSummaryLabels: orderSummaryKhmer,
  ordersHistoryLabels: ordersHistoryKhmer,
  orderProgressLabels: orderProgressKhmer,
  popularCategoriesLabels: popularCategoriesKhmer,
  popularProductsLabels: popularProductsKhmer,
  productBoxLabels: productBoxKhmer,
  productDetailLabels: productDetailKhmer,
  productVariantsLabels: productVariantsKhmer,
  productsGridLabels: productsGridKhmer,
  recentlySeenLabels: recentlySeenKhmer,
  relatedProductsLabels: relatedProductsKhmer,
  resetPasswordLabels: resetPasswordKhmer,
  sampleLabels: sampleKhmer,
  searchLabels: searchKhmer,
  sharedLabels: sharedKhmer,
  stockNoticeLabels: stockNoticeKhmer,
  sidebarFilterLabels: sidebarFilterKhmer,
  signupLabels: signupKhmer,
  sizeGuideLabels: sizeGuideKhmer,
  topHeaderLabels: topHeaderKhmer,
  updateProfileLabels: updateProfileKhmer,
  userDialogLabels: userDialogKhmer,
  validatorLabels: validatorKhmer,
  wishlistLabels: wishlistKhmer,
  messages: messagesKhmer,
};
