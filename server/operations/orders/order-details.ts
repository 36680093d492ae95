import { updateProfileForm } from '#contract/forms/update-profile.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { orderDetails } from '#contract/operations/orders/order-details-fields.ts';
import type { Database } from '#database/schema.ts';
import { takesCompanies } from '#shop/content/content.ts';
import {
  type OrderEditError,
  companyOf,
  type OrderEdit,
  placeIdsOf,
  type StoredOrder,
} from '#shop/orders/orders.ts';
import type { z } from 'zod';
import { formRefusal } from '../../calls/form-refusal.ts';

type Details = z.output<typeof orderDetails>;

/** Returns the edit of an order that leaves everything as it is. */
export const noEdit = ({ orderId, lines }: StoredOrder): OrderEdit => ({
  orderId,
  stay: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
  add: [],
  address: null,
  deliveryWayId: null,
});

/** Returns the edit of an order by its customer. Items stay as they are. */
export async function detailsEdit(db: Database, order: StoredOrder, input: Details): Promise<OrderEdit> {
  const places = await placeIdsOf(db, order.orderId);
  const isElsewhere = input.StateProvinceId !== places.stateId || input.CityId !== places.cityId;
  const address = {
    firstName: input.FirstName,
    lastName: input.LastName,
    mobile: input.MobileNo,
    secondMobile: input.SecondMobileNo ?? order.secondMobile,
    recipient: input.RecipientName ?? order.recipient,
    recipientMobile: input.RecipientMobileNo ?? order.recipientMobile,
    address: input.AddressLineOne,
    postalCode: input.PostalCode,
  };
  const isSame = Object.entries(address).every(
    ([name, value]) => order[name as keyof typeof address] === value,
  );
  const place = isElsewhere
    ? { stateId: input.StateProvinceId, cityId: input.CityId }
    : { stateId: null, cityId: null };
  const { Company: company } = input;
  return {
    ...noEdit(order),
    address: isSame && !isElsewhere ? null : { ...address, ...place },
    deliveryWayId: input.DeliveryWayId,
    note: input.OrderNote,
    ...((await takesCompanies(db)) && {
      company: companyOf(
        company && { name: company.Name, taxNumber: company.TaxNumber, address: company.Address },
      ),
    }),
  };
}

export const fieldsRefusal = (input: Details) =>
  formRefusal(updateProfileForm, {
    ...input,
    SecondMobileNo: input.SecondMobileNo,
    RecipientName: input.RecipientName,
    RecipientMobileNo: input.RecipientMobileNo,
  });

const messageOf: Partial<Record<OrderEditError['code'], MessageCode>> = {
  place: 'changePlace',
  way: 'deliveryNotHere',
  unchanged: 'changeNothing',
};

/** Returns the sentence for the first error of an edit. */
export const editErrorMessage = (errors: readonly OrderEditError[]): MessageCode =>
  messageOf[errors[0]?.code ?? 'unchanged'] ?? 'changeNotHere';
