import type { PrintAsk } from '#contract/artwork.ts';
import { attributeKinds } from '#contract/constants.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import type { LineExtras } from '#rules/line-extras.ts';
import { attachDesign } from '#storefront/artwork/attach-design.ts';
import { PrintFields } from '#storefront/artwork/print-fields.tsx';
import { useDesign } from '#storefront/artwork/use-design.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { pictureOf } from './area-picture.ts';
import type { ProductData } from './product-data.ts';

interface ProductPrintProps {
  product: Pick<ProductData, 'id' | 'name' | 'pictures'>;
  group: { attributeId: number };
  /** What the chosen option asks for, and the price of its drawing, in dollars. */
  choice: { asksFor?: PrintAsk; drawing?: number };
  /** The selection on the page. */
  chosen: LineExtras & { quantity: number; options: Readonly<Record<number, number>> };
  onExtras: (extras: LineExtras) => void;
}

/**
 * What is printed for a chosen option, before the product is ordered. If the product is in the cart, its line gets it, too.
 * It may also be sent after ordering.
 */
export function ProductPrint(props: ProductPrintProps) {
  const { product, group, choice, chosen, onExtras } = props;
  const { attributeId } = group;
  const { asksFor = 'artwork', drawing } = choice;
  const t = useLabels(orderPrintLabels);
  const inCart = useCart().items.find(({ ProductId }) => ProductId === String(product.id));
  const designId = chosen.designId ?? inCart?.DesignID;
  const { printed, reload } = useDesign(designId, {
    ProductId: product.id,
    Options: Object.entries(chosen.options).map(([id, optionId]) => ({
      ProductAttributeID: Number(id),
      PrimaryKeyValue: optionId,
    })),
  });
  const place = { ProductId: product.id, ProductAttributeID: attributeId, DesignID: designId };
  const onSent = (id = designId) => {
    if (id === undefined) return;
    onExtras({ designId: id });
    attachDesign(product.id, id);
    reload();
  };
  const {
    Artwork = null,
    Text = '',
    Placement,
    Colors,
  } = printed.find(({ ProductAttributeID }) => ProductAttributeID === attributeId) ?? {};
  return (
    <div className="pr">
      <PrintFields
        place={place}
        asksFor={asksFor}
        printed={{ Artwork, Text, Placement, Colors }}
        product={{
          name: product.name,
          pieces: chosen.quantity,
          picture: pictureOf(product.pictures, attributeId, chosen.options[attributeKinds.color]),
        }}
        drawing={drawing}
        isOpen
        onSent={onSent}
        onPlaced={onSent}
      />
      {!Artwork && Text === '' && <p className="pr-soft">{t('later')}</p>}
    </div>
  );
}
