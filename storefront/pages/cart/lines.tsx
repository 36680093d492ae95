import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { removeFromCart, useCart } from '#storefront/state/cart.ts';
import type { CartLine } from '#storefront/state/stored-cart.ts';
import { loadWithStyles } from '#storefront/artwork/load-prints.ts';
import { usePageData } from '#web/use-page-data.ts';
import { showToast } from '#web/toasts.ts';
import { GoneLine, type UnavailableProduct } from './gone-line.tsx';
import { Line } from './line.tsx';
import { UnpricedLine } from './unpriced-line.tsx';

const loadVariants = () => import('./variants.tsx');
const loadPrint = () => loadWithStyles(import('./line-print.tsx'));

export interface RemovedLine {
  product: UnavailableProduct;
  /** The line's former position. */
  at: number;
  undo: () => void;
}

interface LinesProps {
  /** The priced lines. May be empty if only `gone` is shown. */
  lines: readonly PricedLine[];
  /** Lines without a known price, shown after the others. */
  unpriced: readonly CartLine[];
  /** Owned by the parent, because the table disappears with its last line. */
  gone: RemovedLine | null;
  setGone: (gone: RemovedLine | null) => void;
}

/** The table of the cart. On phones, rows become blocks, and only screen readers see the column heads. */
export function Lines({ lines, unpriced, gone, setGone }: LinesProps) {
  const t = useLabels(cartLabels);
  const { items } = useCart();
  const [variantsOf, setVariantsOf] = useState<PricedLine | null>(null);
  const variants = usePageData(loadVariants, variantsOf !== null, () => setVariantsOf(null));
  const designOf = ({ ProductId }: PricedLine) =>
    items.find((item) => item.ProductId === String(ProductId))?.DesignID;
  const print = usePageData(
    loadPrint,
    items.some(({ DesignID }) => DesignID),
    'quiet',
  );
  const forget = useCallback(() => setGone(null), [setGone]);
  const count = lines.length + unpriced.length;
  const isBack = [...lines, ...unpriced].some(({ ProductId }) => String(ProductId) === gone?.product.id);
  const table = useFocusOnReturn(isBack, gone, forget);
  const remove = (product: UnavailableProduct, at: number) => {
    const undo = removeFromCart(product.id);
    setGone({ product, at, undo });
    showToast('info', { code: 'removedFromCart', action: { code: 'undo', act: undo } });
  };
  const goneAt = (at: number) =>
    gone &&
    !isBack &&
    gone.at === at && (
      <GoneLine key={gone.product.id} product={gone.product} onUndo={gone.undo} onOver={forget} />
    );
  return (
    <>
      <table className="lines" aria-label={t('items')} ref={table}>
        {count > 0 && (
          <thead>
            <tr className="lines-head">
              <th scope="col" colSpan={2}>
                {t('lbl_hdr_cart_prod')}
              </th>
              <th scope="col">{t('lbl_hdr_cart_price')}</th>
              <th scope="col">{t('lbl_hdr_cart_qty')}</th>
              <th scope="col">{t('lbl_hdr_cart_totl')}</th>
              <th scope="col">
                <span className="vh">{t('remove')}</span>
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((line, at) => (
            <Fragment key={line.ProductId}>
              {goneAt(at)}
              <Line
                line={line}
                onVariants={() => setVariantsOf(line)}
                onRemove={() => remove(productOf(line), at)}
              >
                {print && <print.LinePrint designId={designOf(line)} line={line} />}
              </Line>
            </Fragment>
          ))}
          {unpriced.map((line, at) => (
            <Fragment key={line.ProductId}>
              {goneAt(lines.length + at)}
              <UnpricedLine
                line={line}
                onRemove={() =>
                  remove({ id: line.ProductId, name: '', picture: line.DefaultImage }, lines.length + at)
                }
              />
            </Fragment>
          ))}
          {goneAt(count)}
        </tbody>
      </table>
      {variants && <variants.Variants line={variantsOf} onClose={() => setVariantsOf(null)} />}
    </>
  );
}

const productOf = ({ ProductId, ProductName, ProductImagesJson }: PricedLine): UnavailableProduct => ({
  id: String(ProductId),
  name: ProductName,
  picture: ProductImagesJson[0]?.AttachmentURL,
});

/** Focuses a restored line, because the undo button was removed, both here and in the message. */
function useFocusOnReturn(isBack: boolean, gone: RemovedLine | null, forget: () => void) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!isBack) return;
    if (document.activeElement?.matches('body, .toasts *'))
      table.current?.querySelectorAll<HTMLElement>('.line-name a')[gone?.at ?? 0]?.focus();
    forget();
  }, [isBack, gone, forget]);
  return table;
}
