import { z } from 'zod';
import { id, optionalId, text } from '../../wire-types.ts';
import { profileFields, recipientFields, secondMobile } from '../accounts/account-fields.ts';
import { company } from './company-fields.ts';

/** What customers may change on an order before it is prepared. `DeliveryWayId` null keeps the delivery method. */
export const orderDetails = z.object({
  ...profileFields,
  SecondMobileNo: secondMobile,
  ...recipientFields,
  OrderNote: text(2000),
  Company: company,
  /** The delivery method. Empty keeps it. */
  DeliveryWayId: optionalId,
});

export const ofOrder = { OrderId: id, UserID: optionalId };
