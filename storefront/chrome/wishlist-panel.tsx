import type { MouseEvent } from 'react';
import { cutLengths, delays } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { wishlistLabels } from '#contract/labels/wishlist.ts';
import { Button } from '#ui/button.tsx';
import { CutText } from '#ui/cut-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { moneyText } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { goTo } from '../go-to.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { closePanel, usePanel } from '../state/panels.ts';
import type { WishlistItem } from '../state/stored-wishlist.ts';
import { showToast } from '../state/toasts.ts';
import { clearWishlist, removeFromWishlist, useWishlist } from '../state/wishlist.ts';
import './wishlist-panel.css';

/** What the visitor would like to have, from the end side (specification §2, wishlist panel). */
export function WishlistPanel() {
  const { links } = useShop();
  const panel = usePanel();
  const items = useWishlist();
  const t = useLabels(wishlistLabels);
  const shared = useLabels(sharedLabels);
  const continueShopping = () => {
    closePanel();
    setTimeout(() => goTo(links.home()), delays.continueShopping);
  };
  const clear = ({ currentTarget }: MouseEvent) => {
    clearWishlist();
    focusTitle(currentTarget);
    showToast('success', { code: 'wishlistCleared' });
  };
  const title = (
    <>
      {t('lbl_wishlist_title')} <Num>({items.length})</Num>
    </>
  );
  const foot = (
    <>
      <Button wide onClick={continueShopping}>
        {t('lbl_wishlist_contshop')}
      </Button>
      {items.length > 0 && (
        <Button kind="quiet" wide icon="trash-2" onClick={clear}>
          {t('lbl_wishlist_clrlist')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={panel === 'wishlist'}
      onClose={closePanel}
      side="end"
      title={title}
      closeLabel={shared('close')}
      foot={foot}
    >
      {items.length === 0 ? (
        <Empty
          icon="heart"
          petal={3}
          level="h3"
          heading={t('empty')}
          actions={
            <Button kind="ghost" href={links.popularProducts()}>
              {t('seePopular')}
            </Button>
          }
        >
          {t('emptyHint')}
        </Empty>
      ) : (
        <>
          <ul className="wished">
            {items.map((item) => (
              <Wished key={item.ProductId} item={item} />
            ))}
          </ul>
          <p className="note wished-note">
            <Icon name="package" />
            <span>{t('samples')}</span>
          </p>
        </>
      )}
    </Dialog>
  );
}

function Wished({ item }: { item: WishlistItem }) {
  const { links } = useShop();
  const t = useLabels(wishlistLabels);
  const { ProductId, ProductName, Price, DiscountedPrice, Quantity, DefaultImage } = item;
  const remove = ({ currentTarget }: MouseEvent) => {
    removeFromWishlist(ProductId);
    focusTitle(currentTarget);
    showToast('success', { code: 'removedFromWishlist' });
  };
  return (
    <li className="wished-item">
      <div className="wished-pic">
        {DefaultImage && <Picture path={DefaultImage} width={1000} height={1000} alt="" sizes="5rem" />}
      </div>
      <div className="wished-text">
        <h3>
          <a href={links.product({ ProductId, ProductName })}>
            <CutText text={ProductName} length={cutLengths.wishlistName} />
          </a>
        </h3>
        <p>
          <Num>{`${Quantity} x ${moneyText(DiscountedPrice || Price)}`}</Num>
        </p>
      </div>
      <IconButton icon="x" label={t('removeNamed', { name: ProductName })} onClick={remove} />
    </li>
  );
}

/** What was pressed goes away; without this the focus would be lost. */
function focusTitle(pressed: Element): void {
  pressed.closest('dialog')?.querySelector('h2')?.focus();
}
