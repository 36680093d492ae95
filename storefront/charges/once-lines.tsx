import { onceLabels } from '#contract/labels/shared/once.ts';
import type { Once } from '#rules/line-price.ts';
import { onceKey } from '#rules/once-key.ts';
import { formatMoney, Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels } from '../shop-context.tsx';
import './once-lines.css';

interface OnceLinesProps {
  charges: readonly {
    Kind: Once['kind'];
    ProductAttributeID?: number | undefined;
    Price: number;
  }[];
  nameOf: (attributeId: number) => string | undefined;
}

/** The one-time charges of a line, which its total doesn't include. */
export function OnceLines({ charges, nameOf }: OnceLinesProps) {
  const t = useLabels(onceLabels);
  return (
    <dl className="once">
      {charges.map(({ Kind: kind, ProductAttributeID: id = 0, Price: price }) => {
        const name = nameOf(id) ?? '';
        return (
          <div key={`${kind} ${id}`}>
            <dt>{t(onceKey(kind, name), { name })}</dt>
            <dd>
              <Num>+{formatMoney(price)}</Num>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The row with the one-time charges in a subtotal. */
export function OnceRow({ value }: { value: number }) {
  const t = useLabels(onceLabels);
  return (
    <div className="sum-aside">
      <dt>{t('includesOnce')}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}
