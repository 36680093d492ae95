import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { printPreviewLabels } from '#contract/labels/storefront/print-preview.ts';
import type { Input } from '#contract/operation.ts';
import { placeArtwork } from '#contract/operations/orders/place-artwork.ts';
import type { Placement } from '#rules/print-area.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { isDrawable } from '#web/print/printer.ts';
import { showToast } from '#web/toasts.ts';
import { areaOfRow, type PictureRow, placementOfRow, type PrintRow, rowOfPlacement } from './area-of-row.ts';
import { PrintPreview } from './print-preview.tsx';

export interface ArtworkOnThingProps {
  /** The option of an ordered item or of a product. */
  place: Pick<Input<typeof placeArtwork>, 'OrderItemID' | 'ProductId' | 'DesignID' | 'ProductAttributeID'>;
  /** The product’s name. */
  name: string;
  picture: PictureRow;
  /** The file that the shop has; null for none. */
  artworkId: string | null;
  placement: PrintRow['Placement'];
  /** The file that was selected in this tab, shown before the shop has it; null for none. */
  file: File | null;
  /** Whether the shop has this file, and not an earlier one while it is on its way. */
  isSent: boolean;
  /** What is shown before the shop has made a picture of a PDF; a sentence by default. */
  plain?: ReactNode;
  /** Whether it can still be moved. */
  isOpen: boolean;
  /** Called after the place was kept; before ordering, with the design for the cart line. */
  onPlaced?: ((designId: string | undefined) => void) | undefined;
}

/** Artwork on the picture of a product, at first from the file on the device. Its place is kept with the file. */
export function ArtworkOnThing(props: ArtworkOnThingProps) {
  const { place, name, picture, artworkId, placement, file, isSent, isOpen, onPlaced } = props;
  const { call, lang: languageCode } = useShop();
  const t = useLabels(printPreviewLabels);
  const [wish, setWish] = useState<Placement | null>(null);
  const keep = async (Placement: Placement) => {
    const input = { ...place, Placement: rowOfPlacement(Placement), languageCode };
    const { statusCode, data } = await call(placeArtwork, input);
    if (statusCode === 200) onPlaced?.(data[0]?.DesignID);
    else showToast('error', { code: failureMessage(statusCode) });
  };
  const waiting = useRef<Placement>(null);
  // A place that was chosen before the file arrived is kept with it.
  const keepWaiting = useEffectEvent(() => {
    if (waiting.current) void keep(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (isSent) keepWaiting();
  }, [isSent]);
  const shown = file && isDrawable(file) ? file : isSent ? `/artwork/${artworkId}` : null;
  if (shown === null) return file && (props.plain ?? <p className="o-soft">{t('later')}</p>);
  const { AttachmentURL: path, Width: width, Height: height, Area } = picture;
  return (
    <PrintPreview
      name={name}
      picture={{ path, width, height }}
      area={areaOfRow(Area)}
      artwork={shown}
      placement={wish ?? (isSent ? placementOfRow(placement) : null)}
      onPlace={
        isOpen
          ? (next) => {
              setWish(next);
              if (isSent) void keep(next);
              else waiting.current = next;
            }
          : undefined
      }
    />
  );
}
