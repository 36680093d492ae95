import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { cartLabels } from '#contract/labels/cart.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { removeFromCart } from '#storefront/state/cart.ts';
import { showToast } from '#web/toasts.ts';
import { GoneLine } from './gone-line.tsx';
import { Line } from './line.tsx';
import { Variants } from './variants.tsx';

/** A line that was removed. */
export interface Gone {
  line: PricedLine;
  /** Where it stood. */
  at: number;
  undo: () => void;
}

interface LinesProps {
  /** None: all there is to show is `gone`. */
  lines: readonly PricedLine[];
  /** Outlives the table, which is gone with its last line. */
  gone: Gone | null;
  setGone: (gone: Gone | null) => void;
}

/** The table of the cart; on phones its rows are blocks of lines and the heads are there for readers. */
export function Lines({ lines, gone, setGone }: LinesProps) {
  const t = useLabels(cartLabels);
  const [variantsOf, setVariantsOf] = useState<PricedLine | null>(null);
  const forget = useCallback(() => setGone(null), [setGone]);
  const isBack = lines.some(({ ProductId }) => ProductId === gone?.line.ProductId);
  const table = useFocusOnReturn(isBack, gone, forget);
  const remove = (line: PricedLine, at: number) => {
    const undo = removeFromCart(line.ProductId);
    setGone({ line, at, undo });
    showToast('info', { code: 'removedFromCart', action: { code: 'undo', act: undo } });
  };
  const goneAt = (at: number) =>
    gone &&
    !isBack &&
    gone.at === at && (
      <GoneLine key={gone.line.ProductId} line={gone.line} onUndo={gone.undo} onOver={forget} />
    );
  return (
    <>
      <table className="lines" aria-label={t('items')} ref={table}>
        {lines.length > 0 && (
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
              <Line line={line} onVariants={() => setVariantsOf(line)} onRemove={() => remove(line, at)} />
            </Fragment>
          ))}
          {goneAt(lines.length)}
        </tbody>
      </table>
      <Variants line={variantsOf} onClose={() => setVariantsOf(null)} />
    </>
  );
}

/** The line is there again, and the button to bring it back, here or in the message, gone: the focus goes on to the line. */
function useFocusOnReturn(isBack: boolean, gone: Gone | null, forget: () => void) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!isBack) return;
    if (document.activeElement?.matches('body, .toasts *'))
      table.current?.querySelectorAll<HTMLElement>('.line-name a')[gone?.at ?? 0]?.focus();
    forget();
  }, [isBack, gone, forget]);
  return table;
}
