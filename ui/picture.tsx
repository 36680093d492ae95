import noPicture from './no-picture.svg?url&no-inline';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Empty: there is none, which is drawn. */
  path: string;
  /** The original's own size: reserves the place, and tells whether there is a rendition for wide windows. */
  width: number;
  height: number;
  alt: string;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  /** For the one largest picture of the first window; all others wait until they come near. */
  eager?: boolean;
}

/** A picture in the best format and width there is; one without renditions is shown as it is. */
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
