import { useEffect, useRef, useState } from 'react';
import { areaMap, areaPixels, type Placement, type PrintArea } from '#rules/print-area.ts';
import { dataAddress } from '#web/print/printer.ts';

interface FlatLogoProps {
  artwork: File | string;
  area: PrintArea;
  placement: Placement;
  picture: { width: number; height: number };
  /** Called with its width divided by its height. */
  onRead: (ratio: number) => void;
}

/** Artwork laid flat over a picture, in browsers that can't draw it into the material. */
export function FlatLogo({ artwork, area, placement, picture, onRead }: FlatLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState(typeof artwork === 'string' ? artwork : null);
  useEffect(() => {
    if (typeof artwork !== 'string') dataAddress(artwork).then(setAddress, () => setAddress(null));
  }, [artwork]);
  const [left, top] = areaMap(area).inPicture(placement.x, placement.y);
  const width = (placement.width * areaPixels(area, picture)) / picture.width;
  useEffect(() => {
    // The content security policy allows no style attribute, but scripts may set a property.
    const style = image.current?.style;
    style?.setProperty('left', `${left * 100}%`);
    style?.setProperty('top', `${top * 100}%`);
    style?.setProperty('width', `${width * 100}%`);
    style?.setProperty('rotate', `${placement.turn}deg`);
  });
  if (address === null) return null;
  return (
    <img
      ref={image}
      className="pv-flat"
      src={address}
      alt=""
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onRead(naturalHeight > 0 ? naturalWidth / naturalHeight : 1)
      }
    />
  );
}
