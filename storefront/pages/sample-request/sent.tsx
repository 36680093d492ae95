import { useEffect, useRef } from 'react';
import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';

/** Replaces the form and takes the focus of its button. Shows the request number. */
export function Sent({ number }: { number: string }) {
  const { links } = useShop();
  const t = useLabels(sampleLabels);
  const wishlist = useLabels(wishlistLabels);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const [before, after] = t('requestNumber').split('{number}');
  return (
    <section className="panel form" aria-labelledby="sample-sent">
      <h2 id="sample-sent" tabIndex={-1} ref={heading} className="sample-sent">
        <Icon name="circle-check" /> {t('sent')}
      </h2>
      <p className="sample-number">
        {before}
        <Num>{number}</Num>
        {after}
      </p>
      <p>{t('sentNext')}</p>
      <p>
        <Button href={links.home()}>{wishlist('lbl_wishlist_contshop')}</Button>
      </p>
    </section>
  );
}
