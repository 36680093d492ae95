import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { areaRatio, centered } from '#rules/print-area.ts';
import { FlatLogo } from '#storefront/print-preview/flat-logo.tsx';
import { openPrinter } from '#web/print/printer.ts';
import { showPixels } from '#web/print/use-printed.ts';
import type { LogoThing } from './logo-thing.ts';

export interface DrawnLogoProps extends Pick<LogoThing, 'picture' | 'area'> {
  artwork: File | string;
  /** The width of the drawing in pixels. */
  width: number;
  onFailed?: (() => void) | undefined;
}

/** The drawing that runs. Others wait, so that a phone needs the memory of one at a time. */
let running: Promise<unknown> = Promise.resolve();

/** A logo in the middle of its place on a picture, drawn once. */
export function DrawnLogo({ picture, area, artwork, width, onFailed }: DrawnLogoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File | string>();
  const [flatRatio, setFlatRatio] = useState<number>();
  const fail = useEffectEvent(() => onFailed?.());
  const jobOf = useEffectEvent((ratio: number) => ({
    area,
    placement: centered({ artwork: ratio, area: areaRatio(area, picture) }),
  }));
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      if (isOver) return;
      const printer = await openPrinter(picture.path, artwork, width);
      if (!printer) return setFlatRatio(1);
      const pixels = await printer.draw(jobOf(printer.artwork), 'full');
      printer.close();
      if (isOver || !pixels) return;
      showPixels(canvas.current, pixels);
      setDrawn(artwork);
    };
    running = running.then(draw).catch(() => isOver || fail());
    return () => {
      isOver = true;
    };
  }, [artwork, picture.path, width]);
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" data-drawn={drawn === artwork} />
      {flatRatio !== undefined && (
        <FlatLogo
          {...{ artwork, area, picture }}
          placement={centered({ artwork: flatRatio, area: areaRatio(area, picture) })}
          onRead={setFlatRatio}
        />
      )}
    </>
  );
}
