import { useState } from 'react';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { endTransfer } from '#contract/operations/office/money/end-transfer.ts';
import { refuseSlips } from '#contract/operations/office/money/refuse-slips.ts';
import { useChange } from '#office/data/use-change.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/parts/dialog.tsx';
import { goTo } from '#web/go-to.ts';
import { showToast } from '#web/toasts.ts';
import type { Transfer } from './transfer.ts';

type Deed = 'notOurs' | 'end';

/** Alternatives to confirmation: the payment slip isn't for our account, cancel the order, or contact the customer. */
export function EndOrRefuse({ transfer }: { transfer: Transfer }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const shared = useLabels(sharedLabels);
  const [deed, setDeed] = useState<Deed | null>(null);
  const refuse = useChange(refuseSlips, { saved: t('notOursDone') });
  const end = useChange(endTransfer);
  const { number, standing, slips, refusedSlips, phone } = transfer;
  const isWaiting = standing === 'waiting';
  if (!isWaiting && (standing === 'paid' || slips <= refusedSlips)) return null;
  const isBusy = refuse.isPending || end.isPending;
  const go = async (meant: Deed) => {
    const change = meant === 'end' ? end : refuse;
    await change.mutateAsync({ number }).then(
      () => {
        if (meant !== 'end') return;
        showToast('success', t('endDone'), { outlivesPage: true });
        goTo(links.money);
      },
      // The error is already shown.
      () => undefined,
    );
    setDeed(null);
  };
  return (
    <>
      {slips > refusedSlips && (
        <Button kind="ghost" className="is-refusal" onClick={() => setDeed('notOurs')}>
          {t('notOurs')}
        </Button>
      )}
      {isWaiting && (
        <Button kind="ghost" className="is-refusal" onClick={() => setDeed('end')}>
          {t('end')}
        </Button>
      )}
      {phone && (
        <Button kind="ghost" icon="phone" href={`tel:${phone}`}>
          {t('askCustomer')}
        </Button>
      )}
      <Dialog
        open={deed !== null}
        onClose={() => setDeed(null)}
        locked={isBusy}
        title={deed ? t(deed) : ''}
        closeLabel={shared('close')}
      >
        {deed && (
          <>
            <p>{t(deed === 'end' ? 'endSure' : 'notOursSure')}</p>
            <div className="form-foot">
              <Button kind={deed === 'end' ? 'danger' : 'plain'} busy={isBusy} onClick={() => void go(deed)}>
                {t(deed)}
              </Button>
              <Button kind="ghost" onClick={() => setDeed(null)}>
                {t('notNow')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
