import { listing } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { grouped } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';

/** Returns a function that formats the stock, with a word for low or out of stock. */
export function useStockText(): (stock: number | null) => { count: string; word: string } {
  const t = useLabels(officeProductsLabels);
  const common = useLabels(officeCommonLabels);
  return (stock) => {
    if (stock === null) return { count: '', word: common('notTracked') };
    const label =
      stock < 0 ? t('owed') : stock === 0 ? t('noneLeft') : stock <= listing.fewLeft ? t('low') : '';
    return { count: grouped(stock), word: label };
  };
}

interface StockLeftProps {
  stock: number | null;
  /** The lowest stock of a variant; null without variants. */
  minStock?: number | null;
  /** The color and size of that variant. */
  minVariant?: Partial<Record<LanguageCode, string>> | null;
}

/** The stock, highlighted when low or out of stock. */
export function StockLeft({ stock, minStock = null, minVariant = null }: StockLeftProps) {
  const t = useLabels(officeProductsLabels);
  const { lang } = useOffice();
  const { count, word: label } = useStockText()(stock);
  if (stock === null) return <span className="soft">{label}</span>;
  const look = stock <= 0 ? 'is-none' : stock <= listing.fewLeft ? 'is-few' : '';
  return (
    <span className={`stock-left ${look}`}>
      <Num>{count}</Num>
      {label && <span className={stock < 0 ? undefined : 'vh'}> {label}</span>}
      {minStock !== null && (stock > 0 || minStock < 0) && minStock <= listing.fewLeft && (
        <small>
          {' '}
          {minVariant?.[lang]
            ? t('lowVariant', { variant: minVariant[lang], n: minStock })
            : t('lowestVariant', { n: minStock })}
        </small>
      )}
    </span>
  );
}
