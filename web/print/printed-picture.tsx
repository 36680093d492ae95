import { useMemo, useRef } from 'react';
import { areaRatio, centered, placedInside, type Placement, type PrintArea } from '#rules/print-area.ts';
import { usePrinted, usePrinter } from './use-printed.ts';

interface PrintedPictureProps {
  picture: { path: string; width: number; height: number };
  area: PrintArea;
  /** A file, or the address of the artwork's picture. */
  artwork: File | string;
  /** Null puts it in the middle. */
  placement: Placement | null;
  alt: string;
  className?: string;
}

/** A picture of a product with artwork on it. Nothing in browsers that can't draw it. */
export function PrintedPicture({ picture, area, artwork, placement, alt, className }: PrintedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const printer = usePrinter(picture.path, artwork);
  const ratio = typeof printer === 'string' ? null : printer.artwork;
  const { width, height } = picture;
  const shown = useMemo(() => {
    if (ratio === null) return null;
    const ratios = { artwork: ratio, area: areaRatio(area, { width, height }) };
    return placement ? placedInside(placement, ratios) : centered(ratios);
  }, [ratio, area, placement, width, height]);
  const isDrawn = usePrinted(canvas, printer, { area, placement: shown });
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need the drawing as a file
  return <canvas ref={canvas} className={className} role="img" aria-label={alt} hidden={!isDrawn} />;
}
