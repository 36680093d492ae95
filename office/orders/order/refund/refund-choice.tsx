import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels } from '#office/office-context.ts';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { readSum } from '#office/components/amounts.ts';
import { Field } from '#ui/field.tsx';
import { formatAmount } from '#rules/money.ts';
import { RefundLines } from './refund-lines.tsx';
import { retainedIn } from './refund-of.ts';
import type { Plan, Refundable, RefundFields } from './refundable.ts';

interface RefundChoiceProps {
  /** The effect of the refund. Undefined while the input is incomplete. */
  plan: Plan | undefined;
  fields: RefundFields;
  refundable: Refundable;
  onChange: (fields: RefundFields) => void;
}

/** Selects a full refund, lines or an amount, and whether to restock items. */
export function RefundChoice({ fields, refundable, plan, onChange }: RefundChoiceProps) {
  const t = useLabels(officeRefundLabels);
  const common = useLabels(officeCommonLabels);
  const { kind, amount, isRestocked } = fields;
  const numberProblem = useNumberProblem();
  const total = readSum(amount, 'USD');
  const { isUntouched, lines, mayRetain, retainedCents } = refundable;
  const mayRestock = lines.some(({ isDigital, restocked, quantity }) => !isDigital && restocked < quantity);
  return (
    <>
      <SegmentedControl
        label={t('what')}
        value={kind}
        choices={(['whole', 'lines', 'amount'] as const)
          .filter((value) => value !== 'whole' || refundable.leftCents > 0)
          .map((value) => ({ value, text: t(value) }))}
        onChoose={(chosen) =>
          onChange({
            ...fields,
            kind: chosen,
            ...(chosen === 'whole' && { pieces: {}, shelf: {}, gone: {} }),
          })
        }
      />
      {kind !== 'amount' && lines.length > 0 && (
        <RefundLines
          {...{ fields, refundable, plan }}
          // A typed quantity selects items.
          onChange={(typed) => onChange({ ...typed, kind: 'lines' })}
        />
      )}
      {kind === 'amount' && (
        <Field
          name="amount"
          label={t('amountLabel')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={amount}
          error={amount !== '' && total.value === null ? numberProblem(total, t('amountWrong')) : undefined}
          onChange={({ currentTarget }) => onChange({ ...fields, amount: currentTarget.value })}
        />
      )}
      {kind === 'whole' && mayRetain && (
        <Field
          name="retained"
          label={t('retained')}
          hint={t('retainedHint')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={fields.retained ?? formatAmount(retainedCents).replace(/^\$/u, '')}
          error={retainedIn(fields, refundable) === null ? t('amountWrong') : undefined}
          onChange={({ currentTarget }) => onChange({ ...fields, retained: currentTarget.value })}
        />
      )}
      {kind === 'whole' && isUntouched && <p className="soft">{t('restockByItself')}</p>}
      {kind === 'whole' && !isUntouched && mayRestock && (
        <label className="check">
          <input
            type="checkbox"
            checked={isRestocked}
            onChange={({ currentTarget }) => onChange({ ...fields, isRestocked: currentTarget.checked })}
          />
          {common('restock')}
        </label>
      )}
    </>
  );
}
