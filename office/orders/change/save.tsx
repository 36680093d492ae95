import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { notedChannels } from '#contract/proofs.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { Failure } from '#office/components/note.tsx';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { navigate } from '#web/navigate.ts';
import { useMoneyText } from './summary.tsx';
import type { Plan, OrderEditState } from './use-order-edit.ts';

/** Asks for confirmation, saves, and returns to the order. A refusal shows the reason and the current state. */
export function Save({ plan, state }: { plan: Plan; state: OrderEditState }) {
  const { links } = useOffice();
  const t = useLabels(officeOrderChange);
  const proofs = useLabels(officeProofLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const formatMoney = useMoneyText();
  const refusalText = useRefusalText();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync, isPending, isSuccess, error } = useOfficeMutation(changeOrder, {
    saved: t('done'),
    isInForm: true,
  });
  const { wish: edit, errors, isSame, query } = state;
  const isTyped =
    edit.address === null || (edit.address.firstName.trim() !== '' && edit.address.address.trim() !== '');
  useLeaveGuard(!isSame && !isPending && !isSuccess);
  const go = async () => {
    try {
      await mutateAsync({ ...edit, version: plan.version, totalCents: plan.sums?.totalCents ?? null });
      navigate(`${links.orders}/${encodeURIComponent(edit.number)}`);
    } catch {
      // The error appears below the button, and the plan is refreshed.
      setConfirming(false);
    }
  };
  return (
    <>
      <Failure>{error && refusalText(error)}</Failure>
      <Button
        className="change-save"
        disabled={isSame || errors.length > 0 || !isTyped || query.isPlaceholderData}
        onClick={() => setConfirming(true)}
      >
        {t('save')}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} locked={isPending} title={t('save')}>
        {plan.lines.map(
          ({ line, name, quantity, agreed }) =>
            agreed && (
              <SegmentedControl
                key={line}
                label={t('whichPrice', { name: inLanguage(name) })}
                value={
                  edit.stay.some((each) => each.line === line && each.isByQuantity) ? 'quantity' : 'agreed'
                }
                choices={[
                  { value: 'agreed', text: t('agreedPrice', { price: formatAmount(agreed.cents) }) },
                  {
                    value: 'quantity',
                    text: t('quantityPrice', { n: quantity, price: formatAmount(agreed.byQuantityCents) }),
                  },
                ]}
                onChoose={(value) => line !== null && state.setByQuantity(line, value === 'quantity')}
              />
            ),
        )}
        {edit.channel && (
          <SelectField
            name="channel"
            label={proofs('channel')}
            value={state.channel}
            options={notedChannels.map((value) => ({ value, text: proofs(value) }))}
            onChange={({ currentTarget: { value } }) =>
              state.setChannel(notedChannels.find((each) => each === value) ?? 'chat')
            }
          />
        )}
        <p>
          {formatMoney(plan)} {t('sure')}
        </p>
        <div className="form-foot">
          <Button busy={isPending} disabled={query.isPlaceholderData} onClick={() => void go()}>
            {t('save')}
          </Button>
          <Button kind="ghost" onClick={() => setConfirming(false)}>
            {common('notNow')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
