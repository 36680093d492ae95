import { useRef, useState } from 'react';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ProductData } from './product-data.ts';
import './gallery.css';

interface GalleryProps {
  name: string;
  pictures: ProductData['pictures'];
}

/** The pictures: a strip to swipe on phones, a large one and pairs below on wide windows. A single picture brings two close-ups of itself. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useLabels(productDetailLabels);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(1);
  const [only] = pictures;
  const closeUps = pictures.length === 1 && only ? (['a', 'b'] as const) : [];
  const total = pictures.length + closeUps.length;
  const countShown = () => {
    const list = strip.current;
    // In pages laid out right to left scrollLeft runs below zero.
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth) + 1);
  };
  return (
    <section className="gallery" aria-label={t('pictures')}>
      <ul
        className="gal-strip"
        ref={strip}
        onScroll={countShown}
        tabIndex={0}
        aria-label={t('pictures')}
        role="list"
      >
        {pictures.map(({ path }, at) => (
          <li key={path}>
            <Picture
              path={path}
              width={1000}
              height={1000}
              alt={total > 1 ? `${name}, ${t('pictureOf', { n: at + 1, total })}` : name}
              sizes={at === 0 ? firstSizes : otherSizes}
              eager={at === 0}
            />
          </li>
        ))}
        {only &&
          closeUps.map((side, at) => (
            <li key={side} className={`zoom ${side}`}>
              <Picture
                path={only.path}
                width={1000}
                height={1000}
                alt={`${name}, ${t('pictureOf', { n: at + 2, total })}`}
                sizes={firstSizes}
              />
            </li>
          ))}
      </ul>
      <p className="gal-count" aria-hidden="true">
        <Num>
          {shown} / {total}
        </Num>
      </p>
    </section>
  );
}

/** The same words as in load.ts, or the browser loads two pictures. */
const firstSizes = '(min-width: 82rem) 42rem, (min-width: 48rem) 52vw, 100vw';
const otherSizes = '(min-width: 82rem) 21rem, (min-width: 48rem) 26vw, 100vw';
