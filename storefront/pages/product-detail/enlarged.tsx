import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureTexts } from './picture-texts.ts';
import type { ProductPicture } from './product-data.ts';
import styles from './enlarged.css?url';

const largest = 4;
const step = 1.5;

interface EnlargedProps {
  name: ReactNode;
  pictures: readonly Pick<ProductPicture, 'path' | 'width' | 'height'>[];
  labels: Pick<PictureTexts, 'alt'>;
  /** Index of the shown picture, from 0. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One picture at full size. It zooms by wheel, pinch, double press, keys or buttons. */
export function Enlarged({ name, pictures, labels, at, onMove, onClose }: EnlargedProps) {
  const t = useLabels(productDetailLabels);
  const shared = useLabels(sharedLabels);
  const { stage, atStage, scale, zoom } = useZoom();
  const isStyled = useStylesheet(styles);
  const drag = useDrag(stage);
  const total = pictures.length;
  const next = (by: number) => {
    zoom(1 / scale);
    onMove((at + by + total) % total);
  };
  return (
    <Dialog
      open={isStyled}
      onClose={onClose}
      title={name}
      closeLabel={shared('close')}
      className="enlarged"
      initialFocus={stage}
      tools={
        <div className="enlarged-tools">
          {total > 1 && (
            <>
              <IconButton icon="chevron-left" flip label={t('previousPicture')} onClick={() => next(-1)} />
              <output>
                <span className="vh">{labels.alt(at)}</span>
                <span aria-hidden="true">
                  <Num>
                    {at + 1} / {total}
                  </Num>
                </span>
              </output>
              <IconButton icon="chevron-right" flip label={t('nextPicture')} onClick={() => next(1)} />
            </>
          )}
          <IconButton
            icon="minus"
            label={t('smaller')}
            aria-disabled={scale <= 1}
            onClick={() => zoom(1 / step)}
          />
          <IconButton
            icon="plus"
            label={t('larger')}
            aria-disabled={scale >= largest}
            onClick={() => zoom(step)}
          />
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as any place that scrolls; all it does has buttons */}
      <section
        className="enlarged-stage"
        ref={atStage}
        // Positions in a picture have no reading direction.
        dir="ltr"
        tabIndex={0}
        aria-label={labels.alt(at)}
        data-enlarged={scale > 1}
        // The dialog's background continues the colors at the picture's edges.
        onLoadCapture={({ target }) =>
          stage.current?.parentElement?.style.setProperty(
            '--ground',
            `url("${(target as HTMLImageElement).currentSrc}")`,
          )
        }
        onDoubleClick={(event) => zoom(scale > 1 ? 1 / scale : 2.5, event)}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') zoom(step);
          if (key === '-') zoom(1 / step);
          if (key === '0') zoom(1 / scale);
        }}
        {...drag}
      >
        <div className="enlarged-in">
          {pictures.slice(at, at + 1).map((picture) => (
            <Picture key={picture.path} {...picture} alt={labels.alt(at)} sizes="100rem" eager />
          ))}
        </div>
      </section>
    </Dialog>
  );
}

interface Point {
  clientX: number;
  clientY: number;
}

/** The zoom factor; 1 shows the whole picture. The point under the pointer stays in place. */
function useZoom() {
  const stage = useRef<HTMLElement | null>(null);
  const [{ scale, left, top }, setView] = useState({ scale: 1, left: 0, top: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    // The content security policy allows no style attribute, but scripts may set a property.
    element?.style.setProperty('--zoom', String(scale));
    element?.scrollTo({ left, top, behavior: 'instant' });
  }, [scale, left, top]);
  const zoom = (factor: number, point?: Point) =>
    setView((before) => {
      const element = stage.current;
      const now = Math.min(largest, Math.max(1, before.scale * factor));
      if (!element || now === before.scale) return before;
      const box = element.getBoundingClientRect();
      const x = (point?.clientX ?? box.left + box.width / 2) - box.left;
      const y = (point?.clientY ?? box.top + box.height / 2) - box.top;
      const grown = now / before.scale;
      return {
        scale: now,
        left: (element.scrollLeft + x) * grown - x,
        top: (element.scrollTop + y) * grown - y,
      };
    });
  /**
   * Adds listeners to the stage, which appears with the dialog. Its wheel event must not scroll the page, and
   * React's listeners are passive, so they can't prevent that.
   */
  const atStage = (element: HTMLElement | null) => {
    stage.current = element;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  };
  return { stage, atStage, scale, zoom };
}

/** Drags a picture that is larger than the stage with the mouse; touch scrolls natively. */
function useDrag(stage: { current: HTMLElement | null }) {
  const last = useRef<Point | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      last.current = event;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!last.current) return;
      stage.current?.scrollBy({
        left: last.current.clientX - clientX,
        top: last.current.clientY - clientY,
        behavior: 'instant',
      });
      last.current = { clientX, clientY };
    },
    onPointerUp: () => {
      last.current = null;
    },
  };
}
