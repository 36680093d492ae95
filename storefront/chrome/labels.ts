import { footerLabels } from '#contract/labels/footer.ts';
import type { LabelSet } from '#contract/labels/label-set.ts';
import { megaMenuLabels } from '#contract/labels/mega-menu.ts';
import { navbarLabels } from '#contract/labels/navbar.ts';
import { productBoxLabels } from '#contract/labels/product-box.ts';
import { productsGridLabels } from '#contract/labels/products-grid.ts';
import { searchLabels } from '#contract/labels/search.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { topHeaderLabels } from '#contract/labels/top-header.ts';
import { userDialogLabels } from '#contract/labels/user-dialog.ts';
import { validatorLabels } from '#contract/labels/validator-labels.ts';
import { wishlistLabels } from '#contract/labels/wishlist.ts';
import { messages } from '#contract/messages.ts';

/** Texts every page carries: those of its frame, of product cards, the shop's messages and the words all screens share. */
export const chromeLabels: readonly LabelSet[] = [
  topHeaderLabels,
  navbarLabels,
  megaMenuLabels,
  searchLabels,
  userDialogLabels,
  wishlistLabels,
  footerLabels,
  productBoxLabels,
  productsGridLabels,
  messages,
  sharedLabels,
  validatorLabels,
];
