import type { ComponentType } from 'react';
import { areaMap } from '#rules/print-area.ts';
import { Picture } from '#ui/picture.tsx';
import type { DrawnLogoProps } from './drawn-logo.tsx';
import type { LogoThing } from './logo-thing.ts';

/** A logo, and what draws it once it is loaded. */
export interface ShownLogo {
  /** A file of the visitor, or the address of its picture. */
  artwork: File | string | null;
  drawing: { DrawnLogo: ComponentType<DrawnLogoProps> } | null;
  /** Called if the file is no picture. */
  onFailed?: (() => void) | undefined;
}

interface ThingPictureProps extends Pick<LogoThing, 'picture' | 'area'> {
  logo: ShownLogo;
  sizes: string;
  /** The width of the drawing in pixels. */
  width: number;
  eager?: boolean;
}

const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** An unprinted product with a dashed place for a logo, or wearing it. It isn't mirrored. */
export function ThingPicture({ picture, area, logo, sizes, width, eager = false }: ThingPictureProps) {
  const { artwork, drawing, onFailed } = logo;
  const { inPicture } = areaMap(area);
  const points = corners.map(([u, v]) => {
    const [x, y] = inPicture(u, v);
    return `${x * picture.width},${y * picture.height}`;
  });
  return (
    <span className="thing-pic" dir="ltr">
      <Picture {...picture} alt="" sizes={sizes} eager={eager} />
      {artwork && drawing ? (
        <drawing.DrawnLogo {...{ picture, area, artwork, width, onFailed }} />
      ) : (
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <polygon points={points.join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  );
}
