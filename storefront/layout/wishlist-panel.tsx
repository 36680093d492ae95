import type { MouseEvent } from 'react';
import { delays } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { navigate } from '#web/navigate.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { closePanel, usePanel } from '../state/panels.ts';
import { showToast } from '#web/toasts.ts';
import { clearWishlist, useWishlist } from '../state/wishlist.ts';
import { focusTitle, WishedList } from '../wishlist/wished-list.tsx';

/** The visitor's wish list, sliding in from the end side (specification §2, wishlist panel). */
export function WishlistPanel() {
  const { links } = useShop();
  const panel = usePanel();
  const items = useWishlist();
  const t = useLabels(wishlistLabels);
  const shared = useLabels(sharedLabels);
  const continueShopping = () => {
    closePanel();
    setTimeout(() => navigate(links.home()), delays.continueShopping);
  };
  const clear = ({ currentTarget }: MouseEvent) => {
    const act = clearWishlist();
    focusTitle(currentTarget);
    showToast('success', { code: 'wishlistCleared', action: { code: 'undo', act } });
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
          <WishedList />
          <p className="note wished-note">
            <Icon name="package" />
            <span>{t('samples')}</span>
          </p>
          <div className="wished-ways">
            <Button kind="ghost" href={links.wishList()}>
              {t('requestSamples')}
            </Button>
            <Button kind="ghost" href={links.wishList('#share')}>
              {t('share')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
