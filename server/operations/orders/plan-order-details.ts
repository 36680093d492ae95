import { paymentMethodIds } from '#contract/constants.ts';
import { planOrderDetails as contract } from '#contract/operations/orders/plan-order-details.ts';
import type { Database } from '#database/schema.ts';
import { centsToDollars } from '#rules/money.ts';
import { takesCompanies } from '#shop/content/content.ts';
import {
  followedOrder,
  mayBeChanged,
  type OrderEdit,
  type OrderPlan,
  orderToChange,
  placeIdsOf,
  planOrderChange,
} from '#shop/orders/orders.ts';
import { awaitedTransfer, planMoney } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { companyRow } from './company.ts';
import { deliveryRow } from './delivery-row.ts';
import { detailsEdit, editErrorMessage, fieldsRefusal, noEdit } from './order-details.ts';
import { promiseRow } from './progress-row.ts';
import { rielPart } from './riel.ts';

export const handler = handle(
  contract,
  async ({ OrderId: orderId, Details, languageCode }, { app, caller }) => {
    const { db } = app;
    const { customerId } = caller;
    const refusal = Details && fieldsRefusal(Details);
    if (refusal) return refusal;
    const seen = await followedOrder(db, { customerId, orderId, language: languageCode });
    const order = seen && (await orderToChange(db, orderId));
    if (!order) return rowRefusal(404, 'notFound');
    const isAwaited = (await awaitedTransfer(db, customerId, orderId)) !== null;
    if (!isAwaited && !(await mayBeChanged(db, orderId))) return rowRefusal(409, 'changeTooLate');
    const edit = Details ? await detailsEdit(db, order, Details) : noEdit(order);
    const planned = await planWithDelivery(db, edit);
    if (!planned) return rowRefusal(404, 'notFound');
    const errors = planned.errors.filter(({ code }) => code !== 'unchanged');
    if (Details && errors.length > 0) return rowRefusal(409, editErrorMessage(errors));
    const { plan } = planned;
    const isOnDelivery = order.paymentMethodId === paymentMethodIds.cashOnDelivery;
    const money = await planMoney(db, planned, isOnDelivery || isAwaited);
    const { countryId, stateId, cityId } = await placeIdsOf(db, orderId);
    return [
      {
        ...detailsRow(planned),
        CountryID: countryId,
        StateProvinceID: stateId,
        CityID: cityId,
        MayChangeCompany: order.taxDocuments === null && (await takesCompanies(db)),
        DeliveryWays: plan.methods.map((method) => deliveryRow(method, languageCode)),
        DeliveryWayId: plan.delivery?.methodId ?? null,
        OrderTotal: centsToDollars(plan.totals.totalCents),
        ShippingTotal: centsToDollars(plan.totals.shippingCents),
        ...rielPart(plan.riel),
        ...promiseRow(seen, plan.promisedDays),
        Money: {
          How: money.how === 'on-delivery' ? ('new-total' as const) : money.how,
          Amount: centsToDollars(money.cents),
        },
        IsChanged: !planned.errors.some(({ code }) => code === 'unchanged'),
      },
    ];
  },
);

/** Plans an edit. If the order's delivery method doesn't serve the new address, the first that does is used. */
async function planWithDelivery(db: Database, edit: OrderEdit): Promise<OrderPlan | null> {
  const planned = await planOrderChange(db, edit);
  const [first] = planned?.plan.methods ?? [];
  const isUnserved = planned?.errors.some(({ code }) => code === 'way') === true;
  return isUnserved && first && edit.deliveryWayId === null
    ? planOrderChange(db, { ...edit, deliveryWayId: first.methodId })
    : planned;
}

const detailsRow = ({ order }: OrderPlan) => ({
  Version: order.version,
  FirstName: order.firstName,
  LastName: order.lastName,
  MobileNo: order.mobile,
  SecondMobileNo: order.secondMobile,
  RecipientName: order.recipient,
  RecipientMobileNo: order.recipientMobile,
  AddressLineOne: order.address,
  PostalCode: order.postalCode,
  StateName: order.stateName,
  CityName: order.cityName,
  OrderNote: order.note,
  Company: order.company && companyRow(order.company),
});
