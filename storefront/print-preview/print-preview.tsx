import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { printPreviewLabels } from '#contract/labels/storefront/print-preview.ts';
import { areaRatio, centered, placedInside, type Placement, type PrintArea } from '#rules/print-area.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { usePrinted, usePrinter } from '#web/print/use-printed.ts';
import { FlatLogo } from './flat-logo.tsx';
import { Frame } from './frame.tsx';
import { steps, turned } from './moved.ts';
import styles from './print-preview.css?url';

interface PrintPreviewProps {
  /** The product’s name. */
  name: string;
  picture: { path: string; width: number; height: number };
  area: PrintArea;
  /** A file, which isn’t uploaded for this, or the address of its picture. */
  artwork: File | string;
  /** Null puts it in the middle. */
  placement: Placement | null;
  /** Called a moment after the artwork was moved. If omitted, it can’t be moved. */
  onPlace?: ((placement: Placement) => void) | undefined;
}

type Labels = ReturnType<typeof useLabels<keyof typeof printPreviewLabels.texts>>;

/** Milliseconds without a change until a new place is kept. */
const keepMs = 500;

/** A product’s picture with artwork on it, which can be moved, resized and turned inside its area. */
export function PrintPreview(props: PrintPreviewProps) {
  const { name, picture, artwork, onPlace } = props;
  const area = useSame(props.area);
  const t = useLabels(printPreviewLabels);
  const isStyled = useStylesheet(styles);
  const printer = usePrinter(picture.path, artwork);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [flatRatio, setFlatRatio] = useState(1);
  const ratios = {
    artwork: typeof printer === 'string' ? flatRatio : printer.artwork,
    area: areaRatio(area, picture),
  };
  const [moved, setMoved] = useState<Placement | null>(null);
  const placed = moved ?? props.placement;
  const placement = placed ? placedInside(placed, ratios) : centered(ratios);
  const shown = useSame(placement);
  const isDrawn = usePrinted(canvas, printer, { area, placement: shown });
  useSavedPlacement(moved, onPlace);
  if (!isStyled) return null;
  if (printer === 'failed') return <p>{t('failed')}</p>;
  const move = (next: Placement) => setMoved(placedInside(next, ratios));
  const size = sizeText(t, placement, area.widthMm, ratios.artwork);
  const isReady = printer !== 'opening';
  return (
    <figure className="pv">
      <div className="pv-stage" dir="ltr">
        <Picture {...picture} alt={t('preview', { name })} sizes="40rem" />
        <canvas ref={canvas} aria-hidden="true" data-drawn={isDrawn} />
        {printer === 'flat' && (
          <FlatLogo
            artwork={artwork}
            area={area}
            placement={placement}
            picture={picture}
            onRead={setFlatRatio}
          />
        )}
        {isReady && onPlace && (
          <Frame
            area={area}
            ratios={ratios}
            picture={picture.width / picture.height}
            placement={placement}
            label={t('frame')}
            where={t('where', {
              size,
              x: Math.round(placement.x * 100),
              y: Math.round(placement.y * 100),
              turn: Math.round(placement.turn),
            })}
            onMove={move}
          />
        )}
        {isReady && (
          <p className="pv-size" aria-hidden="true">
            <Num>{size}</Num>
          </p>
        )}
        {!isReady && <output className="pv-wait">{t('opening')}</output>}
      </div>
      {onPlace && (
        <div className="pv-tools">
          <Button
            small
            kind="ghost"
            icon="minus"
            onClick={() => move({ ...placement, width: placement.width / steps.tool.size })}
          >
            {t('smaller')}
          </Button>
          <Button
            small
            kind="ghost"
            icon="plus"
            onClick={() => move({ ...placement, width: placement.width * steps.tool.size })}
          >
            {t('larger')}
          </Button>
          <Button
            small
            kind="ghost"
            icon="refresh-cw"
            onClick={() => move(turned(placement, steps.tool.turn))}
          >
            {t('turn')}
          </Button>
          <Button small kind="ghost" onClick={() => move({ ...placement, x: 0.5, y: 0.5, turn: 0 })}>
            {t('center')}
          </Button>
        </div>
      )}
      <figcaption>
        {onPlace && <span className="pv-hint">{t('hint')}</span>} {t('about')}
      </figcaption>
    </figure>
  );
}

/** Returns the same value until its content changes, so that it isn't drawn again. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** Keeps a new place once the artwork rests, and when its page ends. */
function useSavedPlacement(moved: Placement | null, onPlace: PrintPreviewProps['onPlace']): void {
  const pending = useRef<Placement>(null);
  const keep = useEffectEvent(() => {
    if (pending.current) onPlace?.(pending.current);
    pending.current = null;
  });
  useEffect(() => {
    pending.current = moved;
    const timer = setTimeout(() => keep(), keepMs);
    return () => clearTimeout(timer);
  }, [moved]);
  useEffect(() => () => keep(), []);
}

/** Returns the size in mm, or as a share of the area if that has no known size. */
function sizeText(t: Labels, { width }: Placement, widthMm: number | null, ratio: number): string {
  if (widthMm === null) return t('share', { n: Math.round(width * 100) });
  const wide = widthMm * width;
  return t('size', { width: Math.round(wide), height: Math.round(wide / ratio) });
}
