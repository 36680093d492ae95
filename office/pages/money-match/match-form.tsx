import { type SubmitEvent, useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { useChange } from '#office/data/use-change.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { MailPreview } from '#office/parts/mail-preview.tsx';
import { sumText, typedSum } from '#office/parts/seen-sum.ts';
import { amountText } from '#rules/money.ts';
import { showToast } from '#web/toasts.ts';
import { goTo } from '#web/go-to.ts';
import { Effect } from './effect.tsx';
import { EndOrRefuse } from './end-or-refuse.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SeenFieldset } from './seen-fieldset.tsx';
import type { Transfer } from './transfer.ts';
import { usePlan } from './use-plan.ts';
import { currencyOf, namesSomething, seenInput, useSeenStart } from './use-seen.ts';

/** What somebody saw on the account, for which order it is, what that comes to, and what its customer is told: then the yes. */
export function MatchForm({ transfer }: { transfer: Transfer }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const { needed } = useRules();
  const [isSecond, setSecond] = useState(false);
  const confirm = useChange(confirmTransfer, { isInForm: true });
  const form = useOfficeForm({
    start: useSeenStart(transfer),
    rules: {
      amount: (amount) => (sumOf(amount) === null ? t('amountWrong') : undefined),
      reference: (reference) => (namesSomething(reference) ? undefined : needed('')),
      day: needed,
    },
    blames: { referenceUsed: 'reference' },
    send: async (fields) => {
      const seen = seenInput(transfer, fields, isSecond);
      if (!seen || !plan) throw new Error('nothing to confirm');
      await confirm.mutateAsync({ ...seen, effect: plan.effect });
      showToast('success', t('confirmDone', { amount, number: transfer.number }), { outlivesPage: true });
      goTo(links.money);
    },
  });
  const currency = currencyOf(transfer, form.values.account);
  const sumOf = (typed: string) => typedSum(typed, currency);
  const sum = sumOf(form.values.amount);
  const input = seenInput(transfer, form.values, isSecond);
  const { plan, error, usedFor, isReady } = usePlan(input);
  const amount = sum === null ? '' : sumText(sum, currency);
  const goesBack = isReady && plan ? plan.goesBackCents : 0;
  const words =
    goesBack > 0 ? t('confirmBack', { amount, back: amountText(goesBack) }) : t('confirm', { amount });
  // What is missing is said at its field; nothing is confirmed that was not shown.
  const isBlocked = input !== null && !isReady;
  const submit = async (event: SubmitEvent<HTMLFormElement>) =>
    isBlocked ? event.preventDefault() : form.submit(event);
  return (
    <div className="match-side">
      <Effect {...{ plan, error, usedFor }} />
      <OfficeForm
        form={{ ...form, submit }}
        label={t('sawTitle')}
        submit={words}
        isBlocked={isBlocked}
        beside={<EndOrRefuse transfer={transfer} />}
      >
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
        {plan && isReady && (
          <section className="told" aria-label={t('told')}>
            <h2>{t('told')}</h2>
            {plan.mail ? <MailPreview mail={plan.mail} /> : <p className="soft">{t('toldNothing')}</p>}
            <p className="soft">{t('notYet')}</p>
          </section>
        )}
      </OfficeForm>
    </div>
  );
}
