import { ladderLabels } from '#contract/labels/storefront/ladder.ts';
import { type Cell, cheaperWithMore, type LineTerms } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/money.tsx';
import { useLabels } from '../shop-context.tsx';

interface SavingProps {
  terms: LineTerms;
  cells: readonly Cell[];
  /** The maximum quantity available now. */
  max: number;
  onChange: (quantity: number) => void;
}

/** Says that a larger quantity costs less, and changes to it. */
export function Saving({ terms, cells, max, onChange }: SavingProps) {
  const t = useLabels(ladderLabels);
  const better = cheaperWithMore(terms, cells, max);
  if (!better) return null;
  return (
    <output className="saving">
      <b>{t('takeMore', { n: better.more, amount: formatMoney(centsToDollars(better.cents)) })}</b>
      <Button kind="quiet" small onClick={() => onChange(better.quantity)}>
        {t('changeTo', { n: better.quantity })}
      </Button>
    </output>
  );
}
