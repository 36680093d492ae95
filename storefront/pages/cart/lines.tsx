import { useEffect, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/cart.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { removeFromCart } from '#storefront/state/cart.ts';
import { showToast } from '#web/toasts.ts';
import { Line } from './line.tsx';
import { Variants } from './variants.tsx';

/** The table of the cart; on phones its rows are blocks of lines and the heads are there for readers. */
export function Lines({ lines }: { lines: readonly PricedLine[] }) {
  const t = useLabels(cartLabels);
  const [variantsOf, setVariantsOf] = useState<PricedLine | null>(null);
  const { table, focusAfter } = useFocusAfterRemoval(lines.length);
  const remove = (line: PricedLine, at: number) => {
    if (lines.length > 1) focusAfter(at);
    else document.querySelector<HTMLElement>('.cart-page h1')?.focus();
    removeFromCart(line.ProductId);
    showToast('info', { code: 'removedFromCart' });
  };
  return (
    <>
      <table className="lines" aria-label={t('items')} ref={table}>
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
        <tbody>
          {lines.map((line, at) => (
            <Line
              key={line.ProductId}
              line={line}
              onVariants={() => setVariantsOf(line)}
              onRemove={() => remove(line, at)}
            />
          ))}
        </tbody>
      </table>
      <Variants line={variantsOf} onClose={() => setVariantsOf(null)} />
    </>
  );
}

/** The pressed button goes with its line: the focus moves to the one that takes its place, or to the last. */
function useFocusAfterRemoval(count: number) {
  const table = useRef<HTMLTableElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const buttons = table.current?.querySelectorAll<HTMLElement>('.line-del');
    buttons?.[Math.min(place.current, count - 1)]?.focus();
    place.current = null;
  }, [count]);
  return {
    table,
    focusAfter: (at: number) => {
      place.current = at;
    },
  };
}
