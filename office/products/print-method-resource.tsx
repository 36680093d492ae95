import { printMethod } from '#contract/resources/print-method.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { useLabels } from '../office-context.ts';
import { type RecordOf, resourceParts } from '../resources/resource.ts';

interface Of {
  record: RecordOf<'printMethod'>;
}

/** The charges by number of colors: the set-up, and the first and the last price per piece. */
function Charges({ record: { fields } }: Of) {
  const t = useLabels(printMethod.labels);
  return (
    <ul>
      {fields.charges.map(({ colors, setupCents, steps }) => {
        const prices = [steps[0], steps.at(-1)].flatMap((step) => (step ? [formatAmount(step.cents)] : []));
        return (
          <li key={colors}>
            {t('field.charges.colors')} <Num>{colors}</Num> · {t('field.charges.setupCents')}{' '}
            <Num>{formatAmount(setupCents)}</Num> · {t('field.charges.steps')}{' '}
            <Num>{[...new Set(prices)].join(' – ')}</Num>
          </li>
        );
      })}
    </ul>
  );
}

export default resourceParts({ name: 'printMethod', cells: { charges: Charges } });
