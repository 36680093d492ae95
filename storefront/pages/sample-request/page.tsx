import { useState } from 'react';
import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useStateReady } from '#storefront/state/persist.ts';
import { useWishlist } from '#storefront/state/wishlist.ts';
import { WishedList } from '#storefront/wishlist/wished-list.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RequestForm } from './request-form.tsx';
import styles from './sample-request.css?url';
import { Sent } from './sent.tsx';
import { Share } from './share.tsx';

export default definePage<null>({ View: SampleRequest, styles });

/** The wish list and its uses (specification §1): requesting samples and sharing. */
function SampleRequest() {
  const t = useLabels(sampleLabels);
  const ready = useStateReady();
  const isEmpty = useWishlist().length === 0;
  const [number, setNumber] = useState<string | null>(null);
  return (
    <>
      <Breadcrumb items={[{ label: t('title') }]} />
      <div className="wrap own-page">
        <div className="page-head">
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        {ready && isEmpty && number === null ? (
          <NothingWished />
        ) : (
          <div className="samples">
            {number === null ? <RequestForm onSent={setNumber} /> : <Sent number={number} />}
            <div className="samples-list">
              <section aria-labelledby="samples-list">
                <h2 id="samples-list" tabIndex={-1}>
                  {t('yourList')}
                </h2>
                {ready ? <WishedList /> : <Skeleton shape="block" className="samples-sk needs-script" />}
              </section>
              {ready && <Share />}
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function NothingWished() {
  const { links } = useShop();
  const t = useLabels(wishlistLabels);
  return (
    <Empty
      icon="heart"
      petal={3}
      heading={t('empty')}
      actions={<Button href={links.popularProducts()}>{t('seePopular')}</Button>}
    >
      {t('emptyHint')}
    </Empty>
  );
}
