import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { useChange } from '#office/data/use-change.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { readSum, sumText } from '#office/parts/seen-sum.ts';
import { amountText } from '#rules/money.ts';
import { showToast } from '#web/toasts.ts';
import { goTo } from '#web/go-to.ts';
import { Effect } from './effect.tsx';
import { EndOrRefuse } from './end-or-refuse.tsx';
import { MissingChoice } from './missing-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SeenFieldset } from './seen-fieldset.tsx';
import { Told } from './told.tsx';
import type { Missing, Plan, Transfer } from './transfer.ts';
import { usePlan } from './use-plan.ts';
import { currencyOf, namesSomething, seenInput, useSeenStart } from './use-seen.ts';

interface MatchFormProps {
  transfer: Transfer;
  /** What it is compared with, beside the fields. */
  slip: ReactNode;
}

/** What somebody saw on the account, for which order it is, what that comes to, and what its customer is told: then the yes. */
export function MatchForm({ transfer, slip }: MatchFormProps) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const { needed } = useRules();
  const numberProblem = useNumberProblem();
  const [isSecond, setSecond] = useState(false);
  const [missing, setMissing] = useState<Missing>('ask');
  const confirm = useChange(confirmTransfer, { isInForm: true });
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
      goTo(links.money);
    },
  });
  const currency = currencyOf(transfer, form.values.account);
  const sum = readSum(form.values.amount, currency).value;
  const input = seenInput(transfer, form.values, { isSecond, missing });
  const { plan, error, usedFor, isReady } = usePlan(input);
  const shown = useLast(plan);
  const amount = sum === null ? '' : sumText(sum, currency);
  const words = useWords(isReady ? plan : undefined, amount);
  // What is missing is said at its field; nothing is confirmed that was not shown.
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
      submit={words}
      isBlocked={isBlocked}
      keyshortcuts="Control+Enter"
      apart={<EndOrRefuse transfer={transfer} />}
    >
      <div className="match">
        {slip}
        <div className="match-side">
          <Effect {...{ plan, error, usedFor }} />
          <SeenFieldset {...{ form, transfer }} />
          <OrderChoice {...{ transfer, sum }} fields={form.values} />
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
          {plan && isReady && <Told plan={plan} customer={transfer.customer} />}
        </div>
      </div>
    </OfficeForm>
  );
}

/** What it was until there is another: what is chosen of it stays while it is asked anew. */
function useLast(plan: Plan | undefined): Plan | undefined {
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  return plan ?? last;
}

/** Less came than is due, and the rest can be asked for. */
const isShort = ({ until }: Plan): boolean => until !== null;

/** What the button says it does. */
function useWords(plan: Plan | undefined, amount: string): string {
  const t = useLabels(officeMoneyLabels);
  if (!plan) return t('confirm', { amount });
  const missing = amountText(plan.dueCents - plan.seenCents);
  if (plan.effect === 'part') return t('confirmAsk', { amount, missing });
  if (plan.letGoCents > 0) return t('confirmLetGo', { amount, missing });
  return plan.goesBackCents > 0
    ? t('confirmBack', { amount, back: amountText(plan.goesBackCents) })
    : t('confirm', { amount });
}
