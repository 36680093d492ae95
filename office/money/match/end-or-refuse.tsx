import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { cancelTransferOrder } from '#contract/operations/office/money/end-transfer.ts';
import { refuseSlips } from '#contract/operations/office/money/refuse-slips.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { navigate } from '#web/navigate.ts';
import { showToast } from '#web/toasts.ts';
import type { Transfer } from './transfer.ts';

type Deed = 'notOurs' | 'end';

/**
 * Alternatives to confirmation: reporting that the payment slip isn't for our account, canceling the order,
 * or contacting the customer.
 */
export function EndOrRefuse({ transfer }: { transfer: Transfer }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const [command, setCommand] = useState<Deed | null>(null);
  const refuse = useOfficeMutation(refuseSlips, { saved: t('notOursDone') });
  const end = useOfficeMutation(cancelTransferOrder);
  const { number, standing: status, isCode, slips, refusedSlips, phone } = transfer;
  const isWaiting = status === 'waiting';
  if (!isWaiting && ((status === 'paid' && !isCode) || slips <= refusedSlips)) return null;
  const isBusy = refuse.isPending || end.isPending;
  const go = async (meant: Deed) => {
    const change = meant === 'end' ? end : refuse;
    await change.mutateAsync({ number }).then(
      () => {
        if (meant !== 'end') return;
        showToast('success', t('endDone'), { outlivesPage: true });
        navigate(links.money);
      },
      // The error is already shown.
      () => undefined,
    );
    setCommand(null);
  };
  return (
    <>
      {slips > refusedSlips && (
        <Button kind="ghost" className="is-refusal" onClick={() => setCommand('notOurs')}>
          {t('notOurs')}
        </Button>
      )}
      {isWaiting && (
        <Button kind="ghost" className="is-refusal" onClick={() => setCommand('end')}>
          {t('end')}
        </Button>
      )}
      {phone && (
        <Button kind="ghost" icon="phone" href={`tel:${phone}`}>
          {t('askCustomer')}
        </Button>
      )}
      <Dialog
        open={command !== null}
        onClose={() => setCommand(null)}
        locked={isBusy}
        title={command ? t(command) : ''}
      >
        {command && (
          <>
            <p>{t(command === 'end' ? 'endSure' : 'notOursSure')}</p>
            <div className="form-foot">
              <Button
                kind={command === 'end' ? 'danger' : 'plain'}
                busy={isBusy}
                onClick={() => void go(command)}
              >
                {t(command)}
              </Button>
              <Button kind="ghost" onClick={() => setCommand(null)}>
                {common(command === 'end' ? 'keepOrder' : 'notNow')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
