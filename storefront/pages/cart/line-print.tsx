import { Fragment } from 'react';
import { attributeKinds } from '#contract/constants.ts';
import { printPreviewLabels } from '#contract/labels/storefront/print-preview.ts';
import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useDesign } from '#storefront/artwork/use-design.ts';
import { areaOfRow, placementOfRow } from '#storefront/print-preview/area-of-row.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { PrintedPicture } from '#web/print/printed-picture.tsx';

/** What is printed on a line of the cart: the file on the picture, with its warnings, or the text exactly as typed. */
export function LinePrint({ designId, line }: { designId: string | undefined; line: PricedLine }) {
  const t = useLabels(printPreviewLabels);
  const { ProductAllSelectedAttributes: chosen, VariantQuantities: [{ ColorID = 0 } = {}] = [] } = line;
  const color = ColorID ? [{ ProductAttributeID: attributeKinds.color, PrimaryKeyValue: ColorID }] : [];
  const { printed } = useDesign(designId, {
    ProductId: line.ProductId,
    Options: [...chosen, ...color].map(({ ProductAttributeID, PrimaryKeyValue }) => ({
      ProductAttributeID,
      PrimaryKeyValue,
    })),
  });
  return (
    <div className="pr">
      {printed.map(({ ProductAttributeID: id, AsksFor, Artwork, Text, ...use }) => (
        <Fragment key={id}>
          {Artwork && use.Picture && AsksFor !== 'drawing' && (
            <PrintedPicture
              className="pr-on-line"
              picture={{
                path: use.Picture.AttachmentURL,
                width: use.Picture.Width,
                height: use.Picture.Height,
              }}
              area={areaOfRow(use.Picture.Area)}
              artwork={`/artwork/${Artwork.ArtworkId}`}
              placement={placementOfRow(use.Placement)}
              alt={t('preview', { name: line.ProductName })}
            />
          )}
          {Text !== '' && <PrintedText asksFor={AsksFor} text={Text} pieces={line.Quantity} />}
          {Artwork && (
            <PrintedArtwork
              artwork={Artwork}
              use={use}
              position={
                chosen.find(({ ProductAttributeID }) => ProductAttributeID === id)?.AttributeDisplayName
              }
              isSketch={AsksFor === 'drawing'}
              isShort
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
