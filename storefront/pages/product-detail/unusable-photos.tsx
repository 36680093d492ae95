import { useEffect, useState } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';

/** Names the logged-in customer's reviews of a product with photos that couldn't be published. */
export function UnusablePhotos({ productId }: { productId: number }) {
  const { call, lang } = useShop();
  const t = useLabels(productDetailLabels);
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    const request = { ProductId: productId, languageCode: lang };
    call(getProductReviews, request).then(
      ({ data }) =>
        setTitles(data.flatMap(({ UnusablePhotos: count, Title }) => (count === undefined ? [] : Title))),
      // The form works without it.
      () => {},
    );
  }, [call, lang, productId]);
  return [...new Set(titles)].map((title) => (
    <output key={title} className="note">
      {t('unusablePhoto', { title })}
    </output>
  ));
}
