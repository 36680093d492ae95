import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { formatDateOnly } from '#rules/format-date.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';

interface PayByDayProps {
  dollars: number;
  /** The day by which an order on account is to be paid, yyyy-mm-dd. */
  day: string;
}

/** What is to be paid for an order on account, and by when. */
export function PayByDay({ dollars, day }: PayByDayProps) {
  const t = useLabels(checkoutLabels);
  const { chrome: layout } = useShop();
  const places = { amount: <Money value={dollars} />, day: <Num>{formatDateOnly(day, layout)}</Num> };
  return <Filled text={t('payByDay')} places={places} />;
}
