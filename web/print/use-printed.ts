import { type RefObject, useEffect, useState } from 'react';
import type { Placement, PrintArea } from '#rules/print-area.ts';
import type { Pixels } from '#rules/warp.ts';
import { openPrinter, type Printer } from './printer.ts';

/** Milliseconds after the last change until the full drawing begins. */
const restMs = 160;

/** `failed`: the artwork can't be shown. `flat`: the browser can't draw, so the artwork is laid over the picture. */
export type PrinterState = Printer | 'opening' | 'flat' | 'failed';

/** Opens a picture and artwork for drawing, again when either changes. */
export function usePrinter(path: string, artwork: File | string): PrinterState {
  const [opened, setOpened] = useState<{ path: string; artwork: File | string; state: PrinterState }>();
  useEffect(() => {
    let printer: Printer | null = null;
    let isOver = false;
    openPrinter(path, artwork).then(
      (found) => {
        printer = found;
        if (isOver) found?.close();
        else setOpened({ path, artwork, state: found ?? 'flat' });
      },
      () => isOver || setOpened({ path, artwork, state: 'failed' }),
    );
    return () => {
      isOver = true;
      printer?.close();
    };
  }, [path, artwork]);
  return opened?.path === path && opened.artwork === artwork ? opened.state : 'opening';
}

/** Draws artwork on a canvas: at once a draft, and in full as soon as it rests. */
export function usePrinted(
  canvas: RefObject<HTMLCanvasElement | null>,
  printer: PrinterState,
  { area, placement }: { area: PrintArea; placement: Placement | null },
): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (typeof printer === 'string' || !placement) return undefined;
    let isOver = false;
    const draw = async (size: 'draft' | 'full') => {
      const pixels = await printer.draw({ area, placement }, size);
      if (isOver || !pixels) return;
      showPixels(canvas.current, pixels);
      setDrawn(true);
    };
    void draw('draft');
    const timer = setTimeout(() => void draw('full'), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [canvas, printer, area, placement]);
  return isDrawn;
}

/** Shows a drawing on a canvas. */
export function showPixels(canvas: HTMLCanvasElement | null, { data, width, height }: Pixels): void {
  if (!canvas) return;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}
