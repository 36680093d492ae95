import { useState } from 'react';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLeaveGuard } from '#office/forms/use-leave-guard.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/parts/dialog.tsx';
import { goTo } from '#web/go-to.ts';
import { useMoneyText } from './summary.tsx';
import type { Plan, WishState } from './use-wish.ts';

/** Asks for confirmation, saves, and returns to the order. A refusal shows the reason and the current state. */
export function Save({ plan, state }: { plan: Plan; state: WishState }) {
  const { links } = useOffice();
  const t = useLabels(officeOrderChange);
  const shared = useLabels(sharedLabels);
  const moneyText = useMoneyText();
  const refusalText = useRefusalText();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, isPending, isSuccess, error } = useChange(changeOrder, {
    saved: t('done'),
    isInForm: true,
  });
  const { wish, faults, isSame, query } = state;
  const isTyped =
    wish.address === null || (wish.address.firstName.trim() !== '' && wish.address.address.trim() !== '');
  useLeaveGuard(!isSame && !isPending && !isSuccess, t('leave'));
  const go = async () => {
    try {
      await mutateAsync({ ...wish, version: plan.version, totalCents: plan.sums?.totalCents ?? null });
      goTo(`${links.orders}/${encodeURIComponent(wish.number)}`);
    } catch {
      // The error appears below, and the plan is refreshed.
      setAsked(false);
    }
  };
  return (
    <>
      {error && (
        <Note kind="bad" role="alert">
          {refusalText(error)}
        </Note>
      )}
      <Button
        className="change-save"
        disabled={isSame || faults.length > 0 || !isTyped || query.isPlaceholderData}
        onClick={() => setAsked(true)}
      >
        {t('save')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        locked={isPending}
        title={t('save')}
        closeLabel={shared('close')}
      >
        <p>
          {moneyText(plan)} {t('sure')}
        </p>
        <div className="form-foot">
          <Button busy={isPending} onClick={() => void go()}>
            {t('save')}
          </Button>
          <Button kind="ghost" onClick={() => setAsked(false)}>
            {t('goBack')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
