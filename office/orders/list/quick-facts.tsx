import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { CallNote } from '../call-note.tsx';
import { DescriptionList } from '#office/components/description-list.tsx';
import { isAwaited } from '../is-awaited.ts';
import type { Order } from '../order.ts';
import { useAddressText } from '../use-address-text.ts';
import { Totals } from '../totals.tsx';
import { Note } from '#office/components/note.tsx';
import { OrderState } from '../order-state.tsx';
import { isPickUp } from '../order.ts';
import { useOrderTexts } from '../order-texts.ts';
import { PromiseDay } from '../promise.tsx';
import { PaymentState } from '../payment-state.tsx';
import { StockState } from '../stock-state.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { factsText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';

/** Key facts of an order without opening it. `refusal` is why its last step failed. */
export function QuickFacts({ order, refusal }: { order: Order; refusal: string | null }) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const orderText = useOrderTexts();
  const when = useDateTimes();
  const promise = useLabels(officePromiseLabels);
  const paid = useLabels(paymentStatusLabels);
  const {
    state,
    confirmBy,
    isPartlySent,
    placedAt,
    sums: totals,
    delivery,
    note,
    wayToPay: paymentMethod,
    promisedOn,
    approveBy,
    summary,
  } = order;
  const isCollected = isPickUp(order);
  const place = useAddressText()(delivery);
  return (
    <>
      <p className="row-2">
        <OrderState {...{ state, confirmBy, isPartlySent }} isPickUp={isCollected} />
        <PaymentState order={order} isPickUp={isCollected} />
        <StockState {...order} />
      </p>
      {refusal !== null && (
        <Note kind="bad" role="alert">
          {refusal}
        </Note>
      )}
      <CallNote order={order} />
      <ul className="stack-3 quick-lines">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {totals && <Totals totals={totals} />}
      <DescriptionList
        rows={[
          [t('placed'), <Num key="at">{when(placedAt)}</Num>],
          [
            promise(pickUpKey('promised', isCollected)),
            promisedOn && (
              <PromiseDay key="by" day={promisedOn} approveBy={approveBy} isAwaited={isAwaited(order)} />
            ),
          ],
          [t('paymentMethod'), orderText.paymentMethod(paymentMethod, isCollected)],
          [paid('due'), summary && summary.dueCents > 0 ? <b>{formatAmount(summary.dueCents)}</b> : null],
          [
            paid('refundDue'),
            summary && summary.refundDueCents > 0 ? <b>{formatAmount(summary.refundDueCents)}</b> : null,
          ],
          [
            common('phone'),
            delivery.phone && (
              <a href={`tel:${delivery.phone}`}>
                <Num>{delivery.phone}</Num>
              </a>
            ),
          ],
          [common(pickUpKey('shipTo', isCollected)), place && <UserText text={place} />],
          [common('customerNote'), note && <UserText text={note} />],
        ]}
      />
    </>
  );
}

function Line({ line: { name, picture, options, quantity, unitCents } }: { line: Order['lines'][number] }) {
  const { lang } = useOffice();
  const inLanguage = useLocalizedText();
  return (
    <li>
      <Picture path={picture} width={1000} height={1000} alt="" sizes="3rem" />
      <span>
        <UserText text={inLanguage(name)} />
        <small>
          {factsText(
            lang,
            options.map(({ choice }) => inLanguage(choice)),
          )}
        </small>
      </span>
      <Num>{unitCents === null ? `${quantity} ×` : `${quantity} × ${formatAmount(unitCents)}`}</Num>
    </li>
  );
}
