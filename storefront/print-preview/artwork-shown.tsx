import { useState } from 'react';
import { usePageData } from '#web/use-page-data.ts';
import type { ArtworkOnThingProps } from './artwork-on-thing.tsx';

const loadPreview = () => import('./artwork-on-thing.tsx');

type ArtworkShownProps = Omit<ArtworkOnThingProps, 'picture' | 'isSent'> & {
  picture: ArtworkOnThingProps['picture'] | undefined;
};

/** Artwork on the picture of a product. Its code is loaded once there is artwork and a picture with an area for it. */
export function ArtworkShown({ picture, ...props }: ArtworkShownProps) {
  const { file, artworkId } = props;
  // While a new file is on its way, the shop has the earlier one.
  const [before, setBefore] = useState({ file, artworkId });
  if (before.file !== file) setBefore({ file, artworkId });
  const isSent = artworkId !== null && (file === null || before.artworkId !== artworkId);
  const isNeeded = picture !== undefined && (file !== null || artworkId !== null);
  const part = usePageData(loadPreview, isNeeded, 'quiet');
  return part && isNeeded ? <part.ArtworkOnThing {...props} isSent={isSent} picture={picture} /> : null;
}
