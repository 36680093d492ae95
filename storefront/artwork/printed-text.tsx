import { namesIn } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Printed } from './use-send-artwork.ts';

interface PrintedTextProps {
  asksFor: Printed['AsksFor'];
  text: string;
  pieces: number;
  /** Whether only the number of names is shown. */
  isCount?: boolean;
}

/** A text or names to print, exactly as typed. */
export function PrintedText({ asksFor, text, pieces, isCount = false }: PrintedTextProps) {
  const t = useLabels(orderPrintLabels);
  const count = namesIn(text).length;
  return (
    <div className="pr-typed">
      {asksFor === 'names' && (
        <p className={count === pieces ? 'pr-soft' : 'pr-count'}>{t('namesCount', { n: count, pieces })}</p>
      )}
      {!isCount && (
        <p>
          <UserText text={text} />
        </p>
      )}
    </div>
  );
}
