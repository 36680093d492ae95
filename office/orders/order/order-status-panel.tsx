import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { OrderState } from '../order-state.tsx';
import { useOrderTexts } from '../order-texts.ts';
import { CallNote } from '../call-note.tsx';
import { isAwaited } from '../is-awaited.ts';
import { PromiseDay } from '../promise.tsx';
import { StockState } from '../stock-state.tsx';
import { PaymentState } from '../payment-state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { isPickUp, type Order } from '../order.ts';

/** The statuses of the order and its payment, shown once if they are the same. */
export function States({ order }: { order: Order }) {
  const { state, confirmBy, isPartlySent, payment } = order;
  const isShownByPayment = state === 'awaitingPayment' || state === payment;
  return (
    <>
      {!isShownByPayment && <OrderState {...{ state, confirmBy, isPartlySent }} isPickUp={isPickUp(order)} />}
      <PaymentState order={order} isPickUp={isPickUp(order)} />
      <StockState {...order} />
    </>
  );
}

/** The status and its time, the promised date, and what staff must do. `refusal` is why a step failed. */
export function OrderStatusPanel({ order, refusal }: { order: Order; refusal: string | null }) {
  const t = useLabels(officeOrderLabels);
  const promise = useLabels(officePromiseLabels);
  const orderText = useOrderTexts();
  const when = useDateTimes();
  const { state, placedAt, promisedOn, approveBy } = order;
  return (
    <>
      <p className="order-standing">
        <span className="soft">{t('placedAt', { when: when(placedAt) })}</span>
        {promisedOn !== null && (
          <span>
            <span className="soft">{promise(pickUpKey('promised', isPickUp(order)))}</span>{' '}
            <PromiseDay day={promisedOn} approveBy={approveBy} isAwaited={isAwaited(order)} />
          </span>
        )}
      </p>
      {refusal !== null && (
        <Note kind="bad" role="alert">
          {refusal} {t('standsNow', { state: orderText.state(state) })}
        </Note>
      )}
      <CallNote order={order} />
    </>
  );
}
