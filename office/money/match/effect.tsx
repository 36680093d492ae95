import { listText } from '#rules/text-of-language.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { formatAmount } from '#rules/money.ts';
import type { Plan } from './transfer.ts';

interface EffectProps {
  plan: Plan | undefined;
  error: unknown;
  usedFor: string;
}

/** The payment's effect as a sentence, differences first. */
export function Effect({ plan, error, usedFor }: EffectProps) {
  const { lang } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const refusalText = useRefusalText();
  return (
    <div className="effect" aria-live="polite">
      {error !== null && (
        <Note kind="bad">
          {refusalText(error)} {usedFor !== '' && t('usedFor', { number: usedFor })}
        </Note>
      )}
      {plan && <Sentence plan={plan} />}
      {plan && plan.sameAmount.length > 0 && (
        <Note kind="us">
          {t('theirSameSum')} {listText(lang, plan.sameAmount)}
        </Note>
      )}
    </div>
  );
}

function Sentence({ plan }: { plan: Plan }) {
  const { lang } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const { effect, seenCents: parsedCents, dueCents, goesBackCents: refundDueCents, replaced, paidBy } = plan;
  const [seen, due, back] = [formatAmount(parsedCents), formatAmount(dueCents), formatAmount(refundDueCents)];
  if (effect === 'part' || plan.letGoCents > 0)
    return (
      <Note kind="us">
        <b>{t('differs', { missing: formatAmount(dueCents - parsedCents) })}</b>{' '}
        {t('cameAndDue', { seen, due })}
      </Note>
    );
  switch (effect) {
    case 'short':
      return (
        <Note kind="us">{t('short', { missing: formatAmount(dueCents - parsedCents), seen, due })}</Note>
      );
    case 'place':
      return refundDueCents > 0 ? (
        <Note kind="us">{t('placeMore', { seen, more: back })}</Note>
      ) : (
        <Note kind="good">{t('place', { seen })}</Note>
      );
    case 'restore':
      return (
        <Note kind="good">
          {t('restore', { seen })}
          {replaced.length > 0 && ` ${t('replaced', { numbers: listText(lang, replaced) })}`}
        </Note>
      );
    case 'give-back':
      return <Note kind="us">{t('giveBack', { back })}</Note>;
    case 'second':
      return <Note kind="us">{t('second', { back })}</Note>;
    case 'other':
      return <Note kind="us">{t('other', { reference: paidBy })}</Note>;
    default:
      return <Note kind="good">{t('already')}</Note>;
  }
}
