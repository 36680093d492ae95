import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { partsText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import type { WishlistItem } from '#storefront/state/stored-wishlist.ts';
import { showToast } from '#web/toasts.ts';
import { addToWishlist } from '#storefront/state/wishlist.ts';
import { WishedRow } from '#storefront/wishlist/wished-row.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import type { SharedData } from './load.ts';
import './shared-wish-list.css';

export default definePage<SharedData>({ View: SharedWishList });

/** A wish list that another customer shared. */
function SharedWishList({ data: { items } }: { data: SharedData }) {
  const { lang } = useShop();
  const t = useLabels(sampleLabels);
  const list = useLabels(wishlistLabels);
  if (items.length === 0) return <Gone />;
  return (
    <>
      <Breadcrumb items={[{ label: t('sharedTitle') }]} />
      <div className="wrap shared-list">
        <div className="page-head">
          <h1>{t('sharedTitle')}</h1>
          <p>{t('sharedIntro')}</p>
        </div>
        <div className="shared-head">
          <h2>{items.length === 1 ? list('itemCountOne') : list('itemCount', { n: items.length })}</h2>
          <Button className="needs-script" icon="heart" onClick={() => addAll(items)}>
            {t('addAll')}
          </Button>
        </div>
        <ul className="wished">
          {items.map((item) => (
            <WishedRow key={item.ProductId} item={item}>
              <p className="shared-choice">{partsText(lang, [item.ColorName, item.SizeShortName])}</p>
              <Button className="needs-script" kind="quiet" small icon="heart" onClick={() => addAll([item])}>
                {t('add')}
                <span className="vh"> {item.ProductName}</span>
              </Button>
            </WishedRow>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Adds all items and shows one message: full, if one didn't fit; added, if at least one was new. */
function addAll(items: readonly WishlistItem[]): void {
  const codes = new Set(items.map(addToWishlist));
  if (codes.has('wishlistFull')) showToast('warning', { code: 'wishlistFull' });
  else if (codes.has('addedToWishlist')) showToast('success', { code: 'addedToWishlist' });
  else showToast('warning', { code: 'alreadyInWishlist' });
}

function Gone() {
  const { links } = useShop();
  const t = useLabels(sampleLabels);
  const list = useLabels(wishlistLabels);
  return (
    <div className="wrap own-page">
      <Empty
        icon="heart"
        petal={3}
        level="h1"
        heading={t('gone')}
        actions={<Button href={links.popularProducts()}>{list('seePopular')}</Button>}
      >
        {t('goneHint')}
      </Empty>
    </div>
  );
}
