import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ProductData } from './product-data.ts';
import './gallery.css';

interface GalleryProps {
  name: string;
  pictures: ProductData['pictures'];
}

const size = { width: 1000, height: 1000 };

/** The pictures: a strip to swipe, small ones to choose from, and each in its largest size when it is pressed. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useLabels(productDetailLabels);
  const words = useLabels(sharedLabels);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(1);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const large = useRef<HTMLDivElement>(null);
  // Where the window is smaller than the picture, its middle is seen first.
  useEffect(() => {
    if (enlarged) large.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [enlarged]);
  const total = pictures.length;
  const countShown = () => {
    const list = strip.current;
    // In pages laid out right to left scrollLeft runs below zero.
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth) + 1);
  };
  return (
    <section className="gallery" aria-label={t('pictures')}>
      <ul className="gal-strip" ref={strip} onScroll={countShown} role="list">
        {pictures.map(({ path }, at) => (
          <li key={path}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setEnlarged(path)}
              onPointerMove={lookCloser}
            >
              <Picture
                {...size}
                path={path}
                alt={total > 1 ? `${name}, ${t('pictureOf', { n: at + 1, total })}` : name}
                sizes={sizes}
                eager={at === 0}
              />
              <Icon name="zoom-in" label={t('enlarge')} />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <p className="gal-count" aria-hidden="true">
            <Num>
              {shown} / {total}
            </Num>
          </p>
          <ul className="gal-thumbs row-list needs-script">
            {pictures.map(({ path }, at) => (
              <li key={path}>
                <button
                  type="button"
                  aria-label={t('showPicture', { n: at + 1 })}
                  aria-current={shown === at + 1}
                  onClick={() => strip.current?.children[at]?.scrollIntoView({ block: 'nearest' })}
                >
                  <Picture {...size} path={path} alt="" sizes="5rem" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={enlarged !== null}
        onClose={() => setEnlarged(null)}
        title={name}
        closeLabel={words('close')}
        className="gal-large"
        reading
      >
        <div ref={large}>
          <Picture {...size} path={enlarged ?? ''} alt={name} sizes="64rem" />
        </div>
      </Dialog>
    </section>
  );
}

/** Under a mouse the picture grows around the pointer (gallery.css). */
function lookCloser({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent<HTMLElement>): void {
  currentTarget.style.setProperty('--at', `${offsetX}px ${offsetY}px`);
}

/** The same words as in load.ts, or the browser loads two pictures. */
const sizes = '(min-width: 82rem) 42rem, (min-width: 48rem) 52vw, 100vw';
