import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { addressOf, type ListChoices } from '#office/lists/list-choices.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProductLabels } from './product-labels.tsx';

interface ChosenProductsProps {
  ids: readonly number[];
  choices: ListChoices;
  /** The total number of results. */
  found: number;
  onClear: () => void;
}

/** Labels and bulk edit of the selected products, or bulk edit of all results. */
export function ChosenProducts({ ids, choices, found, onClear }: ChosenProductsProps) {
  const t = useLabels(officeTogetherLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const mayWrite = useCan()('catalogue.write');
  if (ids.length === 0) return null;
  const n = ids.length;
  const chosen = n === 1 ? t('chosenOne') : common('selectedCount', { n });
  const everyFound = addressOf(links.productsTogether, choices);
  return (
    <section className="chosen-bar chosen-products" aria-label={chosen}>
      <p>
        <b>{chosen}</b>
      </p>
      {mayWrite && <Button href={`${links.productsTogether}?ids=${ids.join(',')}`}>{t('change')}</Button>}
      <ProductLabels ids={ids} />
      {mayWrite && found > n && (
        <Button kind="ghost" href={everyFound}>
          {t('allFound', { n: found })}
        </Button>
      )}
      <IconButton icon="x" label={t('unchoose')} onClick={onClear} />
    </section>
  );
}
