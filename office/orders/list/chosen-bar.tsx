import { listText } from '#rules/text-of-language.ts';
import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { useBulkChange } from '#office/data/use-bulk-change.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import { Note } from '#office/components/note.tsx';
import { SelectedDocuments } from './selected-documents.tsx';
import type { ListedOrder } from './use-columns.tsx';

const isToPrepare = ({ state, confirmBy }: ListedOrder) => state === 'active' && confirmBy === null;
const isToSend = ({ state, sentAt }: ListedOrder) => state === 'inProgress' && sentAt === null;
const isToComplete = ({ state, isPartlySent }: ListedOrder) => state === 'inProgress' && !isPartlySent;

/** Bulk actions, what each does, and the orders it applies to. An order that is picked up isn't shipped or delivered. */
const steps = {
  prepare: { takes: 'prepare', fits: isToPrepare },
  send: { takes: 'send', fits: (order: ListedOrder) => isToSend(order) && !order.isPickUp },
  sendPickUp: { takes: 'send', fits: (order: ListedOrder) => isToSend(order) && order.isPickUp },
  complete: { takes: 'complete', fits: (order: ListedOrder) => isToComplete(order) && !order.isPickUp },
  completePickUp: { takes: 'complete', fits: (order: ListedOrder) => isToComplete(order) && order.isPickUp },
} as const;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

/** The result of a bulk action: the number of completed orders, and the refused ones. */
export interface BulkOutcome {
  done: number;
  refused: readonly { number: string; why: string }[];
}

interface ChosenBarProps {
  orders: readonly ListedOrder[];
  onClear: () => void;
  onDone: (outcome: BulkOutcome) => void;
}

/** The selected orders and the steps they can take together. */
export function ChosenBar({ orders, onClear, onDone }: ChosenBarProps) {
  const { lang } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const common = useLabels(officeCommonLabels);
  const order = useLabels(officeOrderLabels);
  const shared = useLabels(sharedLabels);
  const [step, setStep] = useState<Step | null>(null);
  const take = useBulkChange(takeOrderStep);
  const send = useBulkChange(sendOrder);
  const isBusy = take.isPending || send.isPending;
  const fitting = (each: Step) => orders.filter(steps[each].fits);
  const total = orders.reduce((cents, { totalCents }) => cents + (totalCents ?? 0), 0);
  const go = async (taken: Step) => {
    const meant = fitting(taken);
    const { takes: name } = steps[taken];
    const refused = await (name === 'send'
      ? send.mutateAsync(meant.map(({ number }) => ({ number })))
      : take.mutateAsync(meant.map(({ number, state }) => ({ number, step: name, from: state }))));
    setStep(null);
    onClear();
    onDone({
      done: meant.length - refused.length,
      refused: refused.map(({ input: { number }, why }) => ({ number, why })),
    });
  };
  return (
    <>
      {orders.length > 0 && (
        <section className="chosen-bar" aria-label={common('selectedCount', { n: orders.length })}>
          <p>
            <b>{common('selectedCount', { n: orders.length })}</b>{' '}
            {total > 0 && <Num>{formatAmount(total)}</Num>}
          </p>
          {stepNames.map((each) => {
            const n = fitting(each).length;
            return (
              n > 0 && (
                <Button key={each} kind="ghost" onClick={() => setStep(each)}>
                  {t(each, { n })}
                </Button>
              )
            );
          })}
          <SelectedDocuments orders={orders} />
          <IconButton icon="x" label={t('unchoose')} onClick={onClear} />
        </section>
      )}
      <Dialog
        open={step !== null}
        onClose={() => setStep(null)}
        locked={isBusy}
        title={step ? t(step, { n: fitting(step).length }) : ''}
        closeLabel={shared('close')}
      >
        {step && (
          <>
            <p>{t('sure')}</p>
            <BalanceNote orders={fitting(step)} />
            <p className="chosen-numbers soft">
              <Num>
                {listText(
                  lang,
                  fitting(step).map(({ number }) => number),
                )}
              </Num>
            </p>
            <div className="form-foot">
              <Button busy={isBusy} onClick={() => void go(step)}>
                {order(step)}
              </Button>
              <Button kind="ghost" onClick={() => setStep(null)}>
                {common('notNow')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

/** Warns about orders with a balance due. */
function BalanceNote({ orders }: { orders: readonly ListedOrder[] }) {
  const { lang } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const due = orders.filter(({ paymentStatus }) => paymentStatus === 'balanceDue');
  if (due.length === 0) return null;
  return (
    <Note kind="us">
      {t('balanceDueOf', {
        numbers: listText(
          lang,
          due.map(({ number }) => number),
        ),
      })}
    </Note>
  );
}
