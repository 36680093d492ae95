import { accountListLabels } from '#contract/labels/storefront/account-lists.ts';
import { Button } from '#ui/button.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Picture } from '#ui/picture.tsx';
import { showToast } from '#web/toasts.ts';
import { useLabels } from '../shop-context.tsx';
import { replaceCart } from '../state/cart.ts';
import { useShopState } from '../state/shop-state.ts';
import { replaceWishlist } from '../state/wishlist.ts';
import { fitting } from './merge-at-login.ts';
import { keepAside, nothing, readAccountLists } from './account-lists.ts';
import styles from './aside-note.css?url';

/** Offers the items that another customer left in this browser. Renders nothing if there are none. */
export function AsideNote() {
  const t = useLabels(accountListLabels);
  const styled = useStylesheet(styles);
  // Setting items aside always changes the lists as well.
  const { cartItems, customerWishList } = useShopState(({ cart }) => cart);
  const { aside } = readAccountLists();
  if (!styled || aside.cart.length + aside.wish.length === 0) return null;
  const pictures = [...new Set([...aside.cart, ...aside.wish].map(({ DefaultImage }) => DefaultImage))]
    .filter(Boolean)
    .slice(0, 6);
  const close = () => {
    document.querySelector<HTMLElement>('.cart-page h1')?.focus();
    keepAside(nothing);
  };
  const merge = () => {
    close();
    const { rest, left } = fitting(aside, { cart: cartItems, wish: customerWishList });
    const isNew = (lines: readonly { ProductId: string }[]) => (line: { ProductId: string }) =>
      !lines.some(({ ProductId }) => ProductId === line.ProductId);
    if (left.cart.length + left.wish.length > 0) {
      keepAside(left);
      showToast('warning', { code: left.cart.length > 0 ? 'cartFull' : 'wishlistFull' });
    }
    replaceCart([...cartItems, ...rest.cart.filter(isNew(cartItems))]);
    replaceWishlist([...customerWishList, ...rest.wish.filter(isNew(customerWishList))]);
  };
  const leave = () => {
    close();
    // The lists have not changed; this only renders again to remove the note.
    useShopState.setState(({ cart }) => ({ cart: { ...cart } }));
  };
  return (
    <section className="panel aside-note" aria-labelledby="aside-note">
      <h2 className="h3" id="aside-note">
        {t('asideTitle')}
      </h2>
      <p>{t('aside')}</p>
      <div className="aside-pictures" aria-hidden="true">
        {pictures.map((path) => (
          <span className="pic" key={path}>
            <Picture path={path} width={1024} height={1024} alt="" sizes="56px" />
          </span>
        ))}
      </div>
      <div className="aside-buttons">
        <Button small onClick={merge}>
          {t('asideMerge')}
        </Button>
        <Button small kind="ghost" onClick={leave}>
          {t('asideDismiss')}
        </Button>
      </div>
    </section>
  );
}
