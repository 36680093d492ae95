import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { DayField } from '#office/forms/day-field.tsx';
import type { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { SeenFields, Transfer } from './transfer.ts';
import { otherAccounts } from './use-seen.ts';

interface SeenFieldsetProps {
  form: ReturnType<typeof useOfficeForm<SeenFields>>;
  transfer: Transfer;
}

/** The payment as it appears in the bank account, not on the payment slip. */
export function SeenFieldset({ form, transfer: { accounts } }: SeenFieldsetProps) {
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const currency = { USD: t('dollars'), KHR: t('riel') } as const;
  const options = [
    ...accounts.map((account) => ({
      value: account.number,
      text: t('accountOf', {
        bank: inLanguage(account.bank),
        number: account.number,
        currency: currency[account.currency],
      }),
    })),
    ...(['USD', 'KHR'] as const).map((money) => ({
      value: otherAccounts[money],
      text: t('otherAccount', { currency: currency[money] }),
    })),
  ];
  return (
    <fieldset className="seen">
      <legend>{t('sawTitle')}</legend>
      <Field
        {...form.ties('amount')}
        label={common('amount')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
      <Field
        {...form.ties('reference')}
        label={t('bankReference')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <DayField {...form.ties('day')} label={t('day')} />
      <SelectField {...form.ties('account')} label={t('account')} options={options} />
      <p className="soft">{t('sawHint')}</p>
    </fieldset>
  );
}
