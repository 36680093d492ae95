import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import type { Missing, Plan } from './transfer.ts';

interface MissingChoiceProps {
  plan: Plan;
  value: Missing;
  onChoose: (value: Missing) => void;
}

/** Decides about the missing amount: request it or, up to the configured limit, waive it. */
export function MissingChoice({ plan, value, onChoose }: MissingChoiceProps) {
  const t = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const { seenCents: parsedCents, dueCents, letGoUpToCents: maxWaivedCents, until } = plan;
  const missing = formatAmount(dueCents - parsedCents);
  const choice = (each: Missing, labels: string) => (
    <label className="check">
      <input type="radio" name="missing" checked={value === each} onChange={() => onChoose(each)} />
      <span>
        {labels}
        {each === 'let-go' && (
          <small className="soft"> {t('letGoLimit', { amount: formatAmount(maxWaivedCents) })}</small>
        )}
      </span>
    </label>
  );
  return (
    <fieldset className="for-order">
      <legend>{t('missing', { missing })}</legend>
      {choice('ask', t('askIt', { when: when(until ?? '') }))}
      {dueCents - parsedCents <= maxWaivedCents && choice('let-go', t('letItGo', { missing }))}
    </fieldset>
  );
}
