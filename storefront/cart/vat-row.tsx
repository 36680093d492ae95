import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { vatIn } from '#rules/vat.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';

interface VatRowProps {
  /** In dollars. */
  amount: number;
  percent: number;
}

/** The row with the VAT included in a total. */
export function VatRow({ amount, percent }: VatRowProps) {
  const t = useLabels(sharedLabels);
  return (
    <div className="sum-riel">
      <dt>{t('includesVat', { percent })}</dt>
      <dd>
        <Money value={amount} />
      </dd>
    </div>
  );
}

/** The row with the VAT in a total at the shop's rate. Renders nothing while VAT is off. */
export function VatOf({ total }: { total: number }) {
  const percent = useShop().chrome.vatPercent;
  if (percent === undefined) return null;
  const { vatCents } = vatIn(centsOf(total), Math.round(percent * 100));
  return <VatRow amount={centsToDollars(vatCents)} percent={percent} />;
}
