import noPicture from './no-picture.svg?url&no-inline';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Empty if there is no picture: a placeholder is drawn then. */
  path: string;
  /**
   * The size of the original. It reserves the space, and tells whether there is a rendition for wide windows.
   */
  width: number;
  height: number;
  alt: string;
  /** The display width, as in the attribute of the same name. */
  sizes: string;
  /**
   * Whether to load the picture at once: only for the single largest one above the fold. All others load when
   * they come near.
   */
  eager?: boolean;
}

/** A picture in the best available format and width. One without renditions is shown as it is. */
export function Picture({ path, width, height, alt, sizes, eager = false }: PictureProps) {
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const picture = <img {...loading} width={width} height={height} alt={alt} src={path || noPicture} />;
  const sources = pictureSources(path, width, sizes);
  if (sources.length === 0) return picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {picture}
    </picture>
  );
}
