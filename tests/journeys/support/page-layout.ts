import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { sidebarFilterLabels } from '#contract/labels/storefront/sidebar-filter.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { userDialogLabels } from '#contract/labels/storefront/user-dialog.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { button, link, main } from './pages.ts';
import { counted, label, nameOf, labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';

/** Opens a top-level category through the menu: the mega-menu, or on phones the panel. */
export async function chooseCategory({ page, lang, phone }: Visitor, slug: string): Promise<void> {
  const name = nameOf('categories', slug, lang);
  if (!phone) {
    const menu = page.getByRole('navigation', { name: label(lang, navbarLabels, 'main') });
    await menu.getByText(label(lang, megaMenuLabels, 'lbl_mgmenu_category'), { exact: true }).click();
    await link(menu, name).click();
    return;
  }
  await button(page.getByRole('banner'), label(lang, navbarLabels, 'menu')).click();
  const panel = page.getByRole('dialog', { name: label(lang, navbarLabels, 'menu') });
  await panel.getByText(name, { exact: true }).click();
  await link(panel, label(lang, megaMenuLabels, 'allOf', { name })).click();
}

/** Selects a color, a rating and a size: beside the list, or on phones in the sheet. One product remains. */
export async function chooseFilters({ page, lang, phone }: Visitor): Promise<void> {
  const labels = labelsOf(lang, sidebarFilterLabels);
  const filter = label(lang, filterOptionsLabels, 'filter');
  if (phone) await button(page, new RegExp(`^${filter}`, 'u')).click();
  const place = phone
    ? page.getByRole('dialog', { name: filter })
    : page.getByRole('complementary', { name: labels('filters') });
  const removal = (name: string) =>
    link(main(page), label(lang, filterOptionsLabels, 'removeFilter', { name }));
  const chosen = async (name: string) => {
    if (!phone) await removal(name).waitFor();
  };

  const color = nameOf('colours', 'white', lang);
  await place.getByRole('checkbox', { name: counted(color) }).check();
  await chosen(color);
  const stars = label(lang, sidebarFilterLabels, 'starsUp', { n: 4 });
  await place.getByRole('radio', { name: stars }).check();
  await chosen(stars);
  const size = 'L';
  await place.getByRole('heading', { name: labels('sizes') }).click();
  await place.getByRole('checkbox', { name: counted(size) }).check();
  if (phone) await button(place, labels('showProductsOne')).click();
  await removal(size).waitFor();
}

/** Opens the cart through the header link, whatever its count. */
export async function toCart({ page, lang }: Visitor): Promise<void> {
  const cart = label(lang, megaMenuLabels, 'lbl_mgmenu_cart');
  await link(page.getByRole('banner'), new RegExp(`^${cart}`, 'u')).click();
}

/**
 * Opens the wish list panel from the top line, on phones from the bottom bar, or from the menu where there is
 * none.
 */
export async function openWishlist({ page, lang, phone }: Visitor): Promise<void> {
  const top = new RegExp(`^${label(lang, topHeaderLabels, 'lbl_thead_wishlist')}`, 'u');
  if (phone) {
    await button(page.getByRole('banner'), label(lang, navbarLabels, 'menu')).click();
    await button(page.getByRole('dialog'), top).click();
  } else await page.getByRole('banner').getByRole('button', { name: top }).click();
  await page.getByRole('dialog', { name: label(lang, wishlistLabels, 'lbl_wishlist_title') }).waitFor();
}

/** Opens the dialog of the customer, Bopha, from the name in the header, or on phones from the bottom bar. */
export async function openUserDialog({ page, lang, phone }: Visitor): Promise<void> {
  const bar = page.getByRole('navigation', { name: label(lang, navbarLabels, 'bottomBar') });
  await (
    phone ? button(bar, label(lang, navbarLabels, 'account')) : button(page.getByRole('banner'), 'Bopha')
  ).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the customer's orders through the dialog. */
export async function openOrders(me: Visitor): Promise<void> {
  await openUserDialog(me);
  const orders = label(me.lang, userDialogLabels, 'lbl_loginmodal_orderhistory');
  await link(me.page.getByRole('dialog'), orders).click();
}
