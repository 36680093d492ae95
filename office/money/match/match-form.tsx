import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { namesSomething } from '#contract/bank-reference.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { readSum, formatTotal } from '#office/components/amounts.ts';
import { formatAmount } from '#rules/money.ts';
import { showToast } from '#web/toasts.ts';
import { navigate } from '#web/navigate.ts';
import { Effect } from './effect.tsx';
import { EndOrRefuse } from './end-or-refuse.tsx';
import { MissingChoice } from './missing-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SeenFieldset } from './seen-fieldset.tsx';
import { EmailPreview } from './email-preview.tsx';
import type { Missing, Plan, Transfer } from './transfer.ts';
import { usePlan } from './use-plan.ts';
import { currencyOf, seenInput, useSeenStart } from './use-seen.ts';

interface MatchFormProps {
  transfer: Transfer;
  /** The payment slips to compare, shown beside the fields. */
  slip: ReactNode;
}

/** The payment seen on the account, its order, its effect, and the customer's email, before confirmation. */
export function MatchForm({ transfer, slip }: MatchFormProps) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const { needed } = useRules();
  const numberProblem = useNumberProblem();
  const [isSecond, setSecond] = useState(false);
  const [missing, setMissing] = useState<Missing>('ask');
  const confirm = useOfficeMutation(confirmTransfer, { isInForm: true });
  const form = useOfficeForm({
    start: useSeenStart(transfer),
    rules: {
      amount: (amount) => {
        const read = readSum(amount, currencyOf(transfer, form.values.account));
        return read.value === null ? numberProblem(read, t('amountWrong')) : undefined;
      },
      reference: (reference) => (namesSomething(reference) ? undefined : needed('')),
      day: needed,
    },
    blames: { referenceUsed: 'reference' },
    send: async (fields) => {
      const seen = seenInput(transfer, fields, { isSecond, missing });
      if (!seen || !plan) throw new Error('nothing to confirm');
      await confirm.mutateAsync({ ...seen, effect: plan.effect, dueCents: plan.dueCents });
      showToast('success', t('confirmDone', { amount, number: transfer.number }), { outlivesPage: true });
      navigate(links.money);
    },
  });
  const currency = currencyOf(transfer, form.values.account);
  const total = readSum(form.values.amount, currency).value;
  const input = seenInput(transfer, form.values, { isSecond, missing });
  const { plan, error, usedFor, isReady } = usePlan(input);
  const shown = useLast(plan);
  const amount = total === null ? '' : formatTotal(total, currency);
  const labels = useMatchTexts(isReady ? plan : undefined, amount);
  // Missing input is shown at its field. Only a displayed plan can be confirmed.
  const isBlocked = input !== null && !isReady;
  const submit = async (event: SubmitEvent<HTMLFormElement>) =>
    isBlocked ? event.preventDefault() : form.submit(event);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.formRef.current?.requestSubmit();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <OfficeForm
      form={{ ...form, submit }}
      label={t('sawTitle')}
      submit={labels}
      isBlocked={isBlocked}
      keyshortcuts="Control+Enter"
      apart={<EndOrRefuse transfer={transfer} />}
    >
      <div className="match">
        {slip}
        <div className="match-side">
          <Effect {...{ plan, error, usedFor }} />
          <SeenFieldset {...{ form, transfer }} />
          <OrderChoice {...{ transfer, sum: total }} fields={form.values} />
          {(plan?.effect === 'other' || isSecond) && (
            <label className="check">
              <input
                type="checkbox"
                checked={isSecond}
                onChange={({ currentTarget }) => setSecond(currentTarget.checked)}
              />
              {t('isSecond')}
            </label>
          )}
          {input !== null && shown && isShort(shown) && (
            <MissingChoice plan={shown} value={missing} onChoose={setMissing} />
          )}
          {plan && isReady && <EmailPreview plan={plan} customer={transfer.customer} />}
        </div>
      </div>
    </OfficeForm>
  );
}

/**
 * Returns the last plan until a new one arrives, so that the user's choice isn't reset while the plan
 * reloads.
 */
function useLast(plan: Plan | undefined): Plan | undefined {
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  return plan ?? last;
}

/** Whether the payment is short and the balance can be requested. */
const isShort = ({ until }: Plan): boolean => until !== null;

/** Returns the label of the button, which names the action. */
function useMatchTexts(plan: Plan | undefined, amount: string): string {
  const t = useLabels(officeMoneyLabels);
  if (!plan) return t('confirm', { amount });
  const missing = formatAmount(plan.dueCents - plan.seenCents);
  if (plan.effect === 'part') return t('confirmAsk', { amount, missing });
  if (plan.letGoCents > 0) return t('confirmLetGo', { amount, missing });
  return plan.goesBackCents > 0
    ? t('confirmBack', { amount, back: formatAmount(plan.goesBackCents) })
    : t('confirm', { amount });
}
