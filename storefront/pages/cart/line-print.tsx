import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import { useDesign } from '#storefront/artwork/use-design.ts';

/** What is printed on a line of the cart: the file with its warnings, or the text exactly as typed. */
export function LinePrint({ designId, pieces }: { designId: string | undefined; pieces: number }) {
  const { printed } = useDesign(designId);
  return (
    <div className="pr">
      {printed.map(({ ProductAttributeID, AsksFor, Artwork, Text }) =>
        Artwork ? (
          <PrintedArtwork key={ProductAttributeID} artwork={Artwork} isShort />
        ) : (
          <PrintedText key={ProductAttributeID} asksFor={AsksFor} text={Text} pieces={pieces} />
        ),
      )}
    </div>
  );
}
