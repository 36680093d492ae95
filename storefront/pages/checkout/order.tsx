import { type SubmitEvent, useEffect, useState } from 'react';
import { checkoutForm } from '#contract/forms/checkout.ts';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { CartFailureStrip } from '#storefront/cart/cart-failure.tsx';
import { lineProblem } from '#storefront/cart/line-problem.ts';
import type { Editing } from '#storefront/pages/checkout/form/billing-form.tsx';
import { StoredFold } from '#storefront/layout/stored-fold.tsx';
import { isReduced, payable, type PricedCart } from '#storefront/cart/priced-cart.ts';
import { ShopRate, useRiel } from '#storefront/riel/riel.tsx';
import type { CartView } from '#storefront/cart/use-priced-cart.ts';
import { OrderTable } from '#storefront/cart/order-table.tsx';
import { loadCompanies } from '#storefront/cart/vat-row.tsx';
import { useFormCheck } from '#web/forms/use-form-check.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useCart } from '#storefront/state/cart.ts';
import { companyEntry, saveCheckoutDraft, checkoutDraft } from '#storefront/state/checkout-draft.ts';
import type { User } from '#storefront/state/stored-user.ts';
import { withLoading } from '#web/loading.ts';
import { readTab } from '#web/tab-storage.ts';
import { showToast } from '#web/toasts.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Billing } from './form/billing.tsx';
import { Coupon } from './form/coupon.tsx';
import { OrderBar } from './form/order-bar.tsx';
import { OrderHead } from './form/order-head.tsx';
import {
  isPlacedAtOnce,
  unavailableReason,
  type PaymentMethod,
} from '#storefront/payment/payment-methods.ts';
import { PlaceOrder } from './form/place-order.tsx';
import { Totals } from './form/totals.tsx';
import type { Placed } from './placing/use-placed.ts';
import { useDeposit } from './form/use-deposit.tsx';
import { useCoupon } from './form/use-coupon.ts';
import { PaymentMethodPanel } from '#storefront/payment/payment-method-panel.tsx';
import type { CheckoutData } from './load.ts';
import { useOrderOutcome } from './placing/use-order-outcome.ts';
import { usePayingDialog } from './dialog/use-paying-dialog.ts';

interface OrderProps {
  data: CheckoutData;
  user: User;
  view: Extract<CartView, { kind: 'shown' }>;
  refresh: (options?: { quiet: boolean }) => void;
  onPlaced: Placed;
}

/** Loads the final confirmation on demand. */
const loadConfirm = () => withLoading(import('./placing/confirm-order.tsx'));

const loadAddresses = () => import('#storefront/account/addresses.tsx');
/** Preloads these parts with the page, because they are below the first visible ones. */
const loadLater = () => import('./form/later.tsx');
/** Loads the code only if there are several methods; most shops have one. */
const loadDelivery = () => import('./form/delivery-methods.tsx');

/** The id that connects the note, which is far from the button, to the form. */
const formId = 'order';

/** The cart with the selected delivery method and the coupon, and what the customer pays for it. */
function usePayable(priced: PricedCart, cartJson: string, before: string) {
  /** Applies another delivery method; null until one is selected. */
  const [bring, setBring] = useState<((cart: PricedCart) => PricedCart) | null>(null);
  const brought = bring?.(priced) ?? priced;
  const coupon = useCoupon({ cart: cartJson, method: brought.DeliveryWayId }, before);
  const { applied } = coupon;
  const cart = applied?.free?.(brought) ?? brought;
  const total = payable(cart, applied && !applied.free ? applied.discount : 0);
  return { coupon, cart, setBring, total, riel: useRiel(total), couponCode: applied?.code ?? '' };
}

/**
 * Billing details and note come first, then the order with its total and button. Both columns end together.
 */
export function Order({
  data: { methods: ofShop, wrapping, companies },
  user,
  view: { cart: priced, failed },
  refresh,
  onPlaced,
}: OrderProps) {
  const t = useLabels(checkoutLabels);
  const gift = useLabels(giftLabels);
  const saved = useLabels(addressLabels);
  const [isForCompany] = useState(() => readTab(companyEntry) !== null);
  const cartJson = JSON.stringify(useCart().items);
  const [draft] = useState(() => checkoutDraft(user.UserID));
  const { coupon, cart, setBring, total, riel, couponCode } = usePayable(priced, cartJson, draft.couponCode);
  const handlers = useOrderOutcome({
    onPlaced,
    onChanged: (announced) => {
      refresh({ quiet: true });
      void coupon.renew(announced);
    },
  });
  const [confirming, setConfirming] = useState(false);
  const [checking, setChecking] = useState(false);
  const confirm = usePageData(loadConfirm, confirming, () => setConfirming(false));
  const [editing, setEditing] = useState<Editing | null>(user.AddressLineOne ? null : '');
  const [note, setNote] = useState(draft.note);
  const { formRef, errorOf, check, forgive } = useFormCheck(checkoutForm);
  const later = usePageData(loadLater, true, 'quiet');
  const delivery = usePageData(loadDelivery, cart.DeliveryWays !== undefined, 'quiet');
  const { account, depositBy, isKnown, nowBy, dueNow, order, isRestInCash, choiceFor, captionFor, storyFor } =
    useDeposit(cart, total, { methods: ofShop, country: user.CountryID });
  const methods = [...ofShop, ...account];
  const isOffered = (method: PaymentMethod) =>
    unavailableReason(method, { ...order, total: dueNow(method) }) === null;
  const paying = usePayingDialog(methods, methods.filter(isOffered), user.UserID, draft.ready?.['method']);
  useEffect(
    () => saveCheckoutDraft(user.UserID, { note, couponCode: coupon.code }),
    [user.UserID, note, coupon.code],
  );
  const deposit = depositBy(paying.method);
  const now = nowBy(paying.method) ?? total;
  const shown = deposit ?? total;
  const rielShown = useRiel(shown);
  const wish = { user, cart: cartJson, couponCode, total, deposit, isRestInCash, riel, note, priced: cart };
  const action = t(paying.open ? 'checkPayment' : 'lbl_check_placeorder');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (checking) return;
    // While its fields are open, the address isn't saved yet, so save it before ordering.
    if (editing === null) place();
    else document.querySelector<HTMLFormElement>('#billing-fields')?.requestSubmit();
  };
  const place = () => {
    handlers.tryAgain();
    const nameless = document.querySelector<HTMLElement>('[name=CompanyName][aria-invalid]');
    const problem = cart.productsData.map((line) => lineProblem(line, handlers.lang)).find(Boolean);
    if (paying.open) void paying.show();
    else if (nameless) nameless.focus();
    else if (problem) showToast('error', problem);
    else if (check({ OrderNote: note })) {
      if (isPlacedAtOnce(paying.method?.shownAs)) setConfirming(true);
      else void paying.show();
    }
  };

  return (
    <div className="split even checkout">
      <div className="form">
        <Billing
          {...{ user, cart, editing }}
          onEdit={setEditing}
          onSaved={(submitter) => {
            setEditing(null);
            if (!submitter) place();
          }}
          byCash={paying.method?.shownAs === 'nothing'}
        >
          {!paying.open && (
            <StoredFold plain icon="map-pin" title={saved('title')} load={loadAddresses}>
              {({ Addresses }, summary) => <Addresses {...{ user, summary }} />}
            </StoredFold>
          )}
        </Billing>
        {delivery && cart.DeliveryWays && (
          <delivery.DeliveryMethods cart={cart} settled={paying.open !== null} onChoose={setBring} />
        )}
        {!paying.open && (
          <>
            <PaymentMethodPanel
              {...{ methods, later, paying, dueNow, order, total: shown, riel: rielShown }}
            />
            {choiceFor(paying.method)}
            <section className="panel gift" aria-label={gift('title')}>
              {later && <later.GiftFields user={user.UserID} wrapping={wrapping} />}
            </section>
            <div className="folds">
              {companies && (
                <StoredFold
                  icon="building-2"
                  title={t('forCompany')}
                  held={isForCompany}
                  load={loadCompanies}
                >
                  {({ CompanyFields }) => <CompanyFields user={user.UserID} />}
                </StoredFold>
              )}
              <StoredFold icon="pencil" title={t('addNote')} held={note !== ''} load={loadLater}>
                {({ Note }) => (
                  <Note
                    form={formId}
                    value={note}
                    error={errorOf('OrderNote')}
                    onChange={(event) => {
                      setNote(event.currentTarget.value);
                      forgive('OrderNote');
                    }}
                  />
                )}
              </StoredFold>
            </div>
          </>
        )}
      </div>
      <section className="slip krama" aria-labelledby="your-order">
        <OrderHead />
        {failed && <CartFailureStrip code={failed} onRetry={refresh} />}
        <OrderTable lines={cart.productsData} />
        <Coupon coupon={coupon} reduced={cart.productsData.some(isReduced)} settled={paying.open !== null} />
        <Totals {...{ cart, total, riel }} />
        {storyFor(paying.method, 'above')}
        <ShopRate />
        <form id={formId} ref={formRef} className="order-form" noValidate onSubmit={submit}>
          <PlaceOrder {...{ paying, action, checking, handlers }} />
        </form>
        {storyFor(paying.method, 'below')}
      </section>
      <OrderBar
        {...{ formId, action }}
        total={now}
        orderTotal={nowBy(paying.method) ?? cart.orderTotal}
        caption={captionFor(paying.method)}
      />
      {later && (
        <later.GoOn
          isKnown={isKnown}
          ready={draft.ready}
          shown={{ method: paying.method?.method, total: now }}
          onGoOn={() => editing === null && place()}
        />
      )}
      {confirm && paying.method && (
        <confirm.ConfirmOrder
          open={confirming}
          onClose={() => setConfirming(false)}
          onChecking={setChecking}
          method={paying.method}
          {...{ wish, handlers }}
        />
      )}
      {paying.shown && (
        <paying.shown.PayDialog {...paying.shown} {...{ wish, handlers }} onClose={paying.close} />
      )}
    </div>
  );
}
