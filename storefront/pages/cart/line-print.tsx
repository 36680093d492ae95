import { Fragment } from 'react';
import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useDesign } from '#storefront/artwork/use-design.ts';

/** What is printed on a line of the cart: the file with its warnings, or the text exactly as typed. */
export function LinePrint({ designId, line }: { designId: string | undefined; line: PricedLine }) {
  const { printed } = useDesign(designId);
  const chosen = line.ProductAllSelectedAttributes;
  return (
    <div className="pr">
      {printed.map(({ ProductAttributeID: id, AsksFor, Artwork, Text }) => (
        <Fragment key={id}>
          {Text !== '' && <PrintedText asksFor={AsksFor} text={Text} pieces={line.Quantity} />}
          {Artwork && (
            <PrintedArtwork
              artwork={Artwork}
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
