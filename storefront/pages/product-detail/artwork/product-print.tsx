import type { PrintAsk } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ArtworkField } from '#storefront/artwork/artwork-field.tsx';
import { attachDesign } from '#storefront/artwork/attach-design.ts';
import { PrintTextField } from '#storefront/artwork/print-text-field.tsx';
import { useDesign } from '#storefront/artwork/use-design.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';

interface ProductPrintProps {
  product: { id: number; name: string };
  attributeId: number;
  asksFor: PrintAsk;
  /** The selection on the page. */
  chosen: { quantity: number; designId?: string };
  onDesign: (designId: string) => void;
}

/**
 * What is printed for a chosen option, before the product is ordered. If the product is in the cart, its line gets it, too.
 * It may also be sent after ordering.
 */
export function ProductPrint({ product, attributeId, asksFor, chosen, onDesign }: ProductPrintProps) {
  const t = useLabels(orderPrintLabels);
  const inCart = useCart().items.find(({ ProductId }) => ProductId === String(product.id));
  const designId = chosen.designId ?? inCart?.DesignID;
  const { printed, reload } = useDesign(designId);
  const place = { ProductId: product.id, ProductAttributeID: attributeId, DesignID: designId };
  const onSent = (id = designId) => {
    if (id === undefined) return;
    onDesign(id);
    attachDesign(product.id, id);
    reload();
  };
  const { Artwork = null, Text = '' } =
    printed.find(({ ProductAttributeID }) => ProductAttributeID === attributeId) ?? {};
  return (
    <div className="pr">
      {asksFor === 'artwork' ? (
        <ArtworkField place={place} artwork={Artwork} isOpen onSent={onSent} />
      ) : (
        <PrintTextField
          key={Text}
          place={place}
          asksFor={asksFor}
          name={product.name}
          text={Text}
          pieces={chosen.quantity}
          isOpen
          onSent={onSent}
        />
      )}
      {!Artwork && Text === '' && <p className="pr-soft">{t('later')}</p>}
    </div>
  );
}
