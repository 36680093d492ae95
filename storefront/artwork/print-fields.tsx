import { useState } from 'react';
import type { PrintAsk } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ArtworkShown } from '#storefront/print-preview/artwork-shown.tsx';
import type { ArtworkOnThingProps } from '#storefront/print-preview/artwork-on-thing.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { ArtworkField } from './artwork-field.tsx';
import { PrintTextField } from './print-text-field.tsx';
import { RefusedFile } from './refused-file.tsx';
import type { OnSent, OrderPrint, PrintPlace } from './use-send-artwork.ts';

interface PrintFieldsProps {
  place: PrintPlace;
  asksFor: PrintAsk;
  /** What was sent. */
  printed: Pick<OrderPrint, 'Artwork' | 'IsRefused' | 'Text' | 'Placement' | 'Colors'>;
  /** The product: its name, the pieces, and the picture that shows the place. */
  product: { name: string; pieces: number; picture: ArtworkOnThingProps['picture'] | undefined };
  /** The price of a drawing, in dollars. */
  drawing: number | undefined;
  isOpen: boolean;
  onSent: OnSent;
  onPlaced?: ArtworkOnThingProps['onPlaced'];
}

/** The fields for the print of an option: a file with its preview, a text, names, or a wish for a drawing. */
export function PrintFields(props: PrintFieldsProps) {
  const { place, asksFor, printed, product, drawing, isOpen, onSent, onPlaced } = props;
  const t = useLabels(orderPrintLabels);
  const { name, pieces, picture } = product;
  const { Artwork: artwork, Text: text, Placement, Colors } = printed;
  const use = { Placement, Colors, Picture: picture };
  const [file, setFile] = useState<File | null>(null);
  const isSketch = asksFor === 'drawing';
  return (
    <>
      {asksFor !== 'artwork' && (
        <PrintTextField key={text} {...{ place, asksFor, name, text, pieces, isOpen, onSent }} />
      )}
      {printed.IsRefused && <RefusedFile />}
      {(asksFor === 'artwork' || isSketch) && (
        <ArtworkField {...{ place, artwork, use, isOpen, isSketch, onSent }} onFile={setFile} />
      )}
      {asksFor === 'artwork' && (
        <ArtworkShown
          {...{ place, name, picture, file, isOpen }}
          artworkId={artwork?.ArtworkId ?? null}
          placement={Placement}
          {...(onPlaced && { onPlaced })}
        />
      )}
      {isSketch && drawing !== undefined && (
        <p className="pr-soft">
          <Filled text={t('drawingPrice')} places={{ price: <Money value={drawing} /> }} />
        </p>
      )}
    </>
  );
}
