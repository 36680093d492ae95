import { useEffect, useRef, useState } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import type { ProductPicture } from './product-data.ts';
import { usePictureTexts } from './picture-texts.ts';

/** Loads the code on demand, because few visitors zoom. */
const loadEnlarged = () => import('./enlarged.tsx');

interface GalleryProps {
  name: string;
  pictures: readonly ProductPicture[];
  colors: readonly { id: number; name: string }[];
  /** The id of the selected color; null if none is. */
  colorId: number | null;
}

/**
 * The gallery. On wide windows it shows one large picture and two or three per row; on phones, a strip to
 * swipe. Each picture opens enlarged.
 */
export function Gallery({ name, pictures, colors, colorId }: GalleryProps) {
  const t = useLabels(productDetailLabels);
  const labels = usePictureTexts({ name, pictures, colors });
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(1);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const enlarging = usePageData(loadEnlarged, enlarged !== null, () => setEnlarged(null));
  const first = pictures[0]?.path;
  useEffect(() => {
    // A newly selected color starts with its first picture.
    if (first) strip.current?.scrollTo({ left: 0 });
  }, [first]);
  const total = pictures.length;
  const color = colors.find(({ id }) => id === colorId);
  const countShown = () => {
    const list = strip.current;
    // In right-to-left pages, scrollLeft is negative.
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth) + 1);
  };
  return (
    <section className="gallery" aria-label={t('pictures')}>
      <ul className="gal-strip" ref={strip} onScroll={countShown} role="list">
        {total === 0 && (
          <li>
            <Picture path="" width={1000} height={1000} alt="" sizes={pictureSizes.first} />
          </li>
        )}
        {pictures.map((picture, at) => (
          <li key={picture.path}>
            <button type="button" aria-haspopup="dialog" onClick={() => setEnlarged(at)}>
              <Picture
                {...picture}
                alt={labels.alt(at)}
                sizes={at === 0 ? pictureSizes.first : pictureSizes.other}
                eager={at === 0}
              />
              <span className="gal-note">
                <Icon name="zoom-in" />
                <span className={at === 0 ? undefined : 'vh'}>{t('enlarge')}</span>
                {at > 0 && <span aria-hidden="true">{labels.caption(at)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <p className="gal-count" aria-hidden="true">
          <Num>
            {Math.min(shown, total)} / {total}
          </Num>
        </p>
      )}
      <output className="vh">
        {color && t(total === 1 ? 'colorPicture' : 'colorPictures', { color: color.name, n: total })}
      </output>
      {enlarging && enlarged !== null && (
        <enlarging.Enlarged
          name={name}
          pictures={pictures}
          labels={labels}
          at={Math.min(enlarged, total - 1)}
          onMove={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
