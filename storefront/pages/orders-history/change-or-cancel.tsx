import { useRef, useState } from 'react';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { paidText } from '#storefront/orders/payment-notes.tsx';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageData } from '#web/use-page-data.ts';
import { showToast } from '#web/toasts.ts';

interface ChangeOrCancelProps {
  progress: OrderProgress;
  /** Called after canceling. `isChanging` means that the items are added to the cart again. */
  onCancelled: (isChanging: boolean) => Promise<void>;
  /** Called after address, note or company were changed. */
  onChanged: () => void;
  /** Called when the shop refuses, because the page shows outdated data. */
  onRefused: () => void;
}

/** Cancels or edits an order whose preparation hasn't started. To change unpaid items, the customer orders again. */
export function ChangeOrCancel({ progress, onCancelled, onChanged, onRefused }: ChangeOrCancelProps) {
  const { call, links } = useShop();
  const words = useLabels(sharedLabels);
  const t = useLabels(ordersHistoryLabels);
  const { busy, send } = useSubmit();
  const {
    OrderId,
    OrderNumber: number,
    GoesBack: RefundDue,
    GoesBackRiel: RefundDueRiel,
    Retained,
    Payment,
  } = progress;
  // Items that were paid, or may have been, are changed by staff, so that no payment is lost.
  const isPaid = RefundDue > 0 || Retained > 0;
  const isSettled = isPaid || ['slipSent', 'partPaid'].includes(Payment.Status);
  const isAwaited = ['awaiting', 'slipSent', 'partPaid'].includes(Payment.Status);
  const goesBack = t('cancelMoney', { amount: paidText(RefundDue, RefundDueRiel) });
  const what = [
    RefundDue > 0 ? goesBack : '',
    isAwaited ? t('cancelTransfer') : '',
    Retained > 0 ? t('cancelRetained', { amount: paidText(Retained, null) }) : '',
    isPaid || isAwaited ? '' : t('cancelCash'),
    t('cancelGoods'),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section className="o-change" aria-labelledby="change-or-cancel">
      <h3 className="h3" id="change-or-cancel">
        {t('changeOrCancel')}
      </h3>
      <p className="o-soft">{t('changePossible')}</p>
      {progress.MayChange && <Details OrderId={OrderId} onChanged={onChanged} onRefused={onRefused} />}
      {progress.MayCancel &&
        (isSettled ? (
          <p className="o-soft">
            {t('changeAsk')} <a href={links.contactUs()}>{words('titleContactUs')}</a>
          </p>
        ) : (
          <Question
            summary={t('changeOrder')}
            text={`${t('changeHow')} ${isAwaited ? t('cancelTransfer') : ''}`.trim()}
            yes={t('changeYes')}
            kind="plain"
            busy={busy}
            onYes={() => void send(() => cancel(true))}
          />
        ))}
      {progress.MayCancel && (
        <Question
          summary={t('cancelOrder')}
          text={what}
          yes={t('cancelYes')}
          kind="danger"
          busy={busy}
          onYes={() => void send(() => cancel(false))}
        />
      )}
    </section>
  );

  async function cancel(isChanging: boolean) {
    const { statusCode, data } = await call(cancelOrder, {
      OrderId,
      ...(isChanging && { OnlyUnpaid: true }),
    });
    if (statusCode === 200) {
      showToast('success', { code: 'orderCancelled', values: { number } });
      await onCancelled(isChanging);
    } else {
      showToast('error', { code: data[0]?.MessageCode ?? failureMessage(statusCode) });
      onRefused();
    }
  }
}

/** Loads the form only when a customer opens it. */
const loadDetails = () => import('./change-details.tsx');

type DetailsProps = Pick<ChangeOrCancelProps, 'onChanged' | 'onRefused'> & { OrderId: number };

/** The form for address, note and company, which opens in place. */
function Details(props: DetailsProps) {
  const t = useLabels(ordersHistoryLabels);
  const [isOpen, setOpen] = useState(false);
  const form = usePageData(loadDetails, isOpen, () => setOpen(false));
  return (
    <details
      className="o-question"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{t('changeDetails')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="o-answer">{form && isOpen && <form.ChangeDetails {...props} />}</div>
    </details>
  );
}

interface QuestionProps {
  summary: string;
  text: string;
  yes: string;
  kind: 'plain' | 'danger';
  busy: boolean;
  onYes: () => void;
}

/** A question that opens in place: the consequence, a button that keeps the order, and one that proceeds. */
function Question({ summary, text, yes, kind, busy, onYes }: QuestionProps) {
  const t = useLabels(ordersHistoryLabels);
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="o-question"
      ref={place}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="o-answer">
        <p>{text}</p>
        <p className="o-acts">
          <Button
            kind="ghost"
            small
            onClick={() => {
              setOpen(false);
              place.current?.querySelector('summary')?.focus();
            }}
          >
            {t('keepIt')}
          </Button>
          <Button kind={kind} small busy={busy} onClick={onYes}>
            {busy ? t('cancelling') : yes}
          </Button>
        </p>
      </div>
    </details>
  );
}
