import { z } from 'zod';
import {
  answeredExample,
  orderExample,
  paymentExample,
  productExample,
  proofExample,
  shipmentExample,
} from './event-examples.ts';
import type { WebhookEventName } from './event-names.ts';

/** A moment, ISO 8601 in UTC. */
const moment = z.iso.datetime();
const cents = z.int();

const orderFields = {
  /** The id of the order. */
  id: z.int(),
  /** The order number that people see. */
  number: z.string(),
  /** The id of its customer. */
  customerId: z.int(),
  /** Its total in cents. */
  totalCents: cents,
  /** When it was placed. */
  placedAt: moment,
  /** Its status after the event. */
  status: z.enum([
    'awaitingPayment',
    'active',
    'inProgress',
    'completed',
    'returned',
    'refunded',
    'canceled',
  ]),
};
const order = z.object(orderFields);
const statusChange = z.object({
  ...orderFields,
  /** Its status before the event. */
  from: orderFields.status,
});
const depositPayment = z.object({
  ...orderFields,
  /** The deposit in cents. */
  depositCents: cents,
  /** The balance in cents. */
  balanceCents: cents,
});
const refunded = z.object({
  ...orderFields,
  /** The id of the refund; null for cash that staff returned in full. */
  refundId: z.int().nullable(),
  /** The refunded cents. */
  amountCents: cents,
});
const shipmentFields = {
  ...orderFields,
  /** The id of the shipment. */
  parcelId: z.int(),
  /** Its number within the order, from 1. */
  parcelNumber: z.int(),
};
const shipped = z.object({
  ...shipmentFields,
  /** Whether everything has left with it. */
  isComplete: z.boolean(),
  /** When it left. */
  sentAt: moment,
});
const delivered = z.object({
  ...shipmentFields,
  /** Whether everything is delivered with it. */
  isComplete: z.boolean(),
  /** When it was delivered. */
  deliveredAt: moment,
});
const payment = z.object({
  /** The id of the payment. */
  id: z.int(),
  /** The id of its order; null without one. */
  orderId: z.int().nullable(),
  /** The order number that people see; null without an order. */
  orderNumber: z.string().nullable(),
  /** The id of the customer. */
  customerId: z.int(),
  /** Its amount in cents. */
  amountCents: cents,
  /** The currency of the amount. */
  currency: z.string(),
  /** When it failed, or the dispute began. */
  at: moment,
});
const proofFields = {
  /** The id of the proof. */
  id: z.uuid(),
  /** Its number within the item, from 1. */
  number: z.int(),
  /** The id of the order. */
  orderId: z.int(),
  /** The order number that people see. */
  orderNumber: z.string(),
  /** The id of the order's item. */
  itemId: z.int(),
  /** The total of the order with this proof, in cents. */
  totalCents: cents,
};
const sentProof = z.object({
  ...proofFields,
  /** When it was sent to the customer. */
  sentAt: moment,
});
const proof = z.object({
  ...proofFields,
  /** When the customer answered. */
  answeredAt: moment,
});
const product = z.object({
  /** The id of the product. */
  id: z.int(),
  /** Its SKU. */
  sku: z.string(),
  /** The number of its latest edit. */
  version: z.int(),
  /** Whether shoppers see it. */
  isPublished: z.boolean(),
  /** Whether staff archived it. */
  isArchived: z.boolean(),
  /** Its price in cents. */
  priceCents: cents,
  /** Its price with discounts, in cents. */
  salePriceCents: cents,
  /** The units in stock; null if they aren't counted. */
  stock: z.int().nullable(),
  /** The lowest stock of a color or size; null without stock per variant. */
  lowestVariantStock: z.int().nullable(),
});
const customer = z.object({
  /** The id of the customer. */
  id: z.int(),
  /** When the account was created. */
  createdAt: moment,
});
const review = z.object({
  /** The id of the review. */
  id: z.int(),
  /** The id of its product. */
  productId: z.int(),
  /** Its stars, from 1 to 5. */
  rating: z.int(),
  /** `shown`, or `held` until staff approve it. */
  state: z.enum(['shown', 'hidden', 'held']),
  /** When it was written. */
  createdAt: moment,
});

interface WebhookEvent {
  summary: string;
  data: z.ZodObject;
  example: Readonly<Record<string, unknown>>;
}

/** What each event means and contains. Triggers write them (database/functions/webhooks/). */
export const webhookEvents: Readonly<Record<WebhookEventName, WebhookEvent>> = {
  'order.placed': {
    summary: 'An order was placed. It may still await its payment.',
    data: order,
    example: { ...orderExample, status: 'awaitingPayment' },
  },
  'order.paid': {
    summary: 'An order is paid in full, also when cash was received on delivery or a balance was paid.',
    data: order,
    example: orderExample,
  },
  'order.deposit_paid': {
    summary: 'The deposit of an order was paid. Its balance is due later.',
    data: depositPayment,
    example: { ...orderExample, depositCents: 1250, balanceCents: 1250 },
  },
  'order.status_changed': {
    summary: 'The status of an order changed. Events such as `order.paid` and `order.canceled` follow it.',
    data: statusChange,
    example: { ...orderExample, status: 'inProgress', from: 'active' },
  },
  'order.canceled': {
    summary: 'An order was canceled, or expired unpaid.',
    data: order,
    example: { ...orderExample, status: 'canceled' },
  },
  'order.refunded': {
    summary: 'A refund of an order went through, in full or in part.',
    data: refunded,
    example: { ...orderExample, refundId: 31, amountCents: 500 },
  },
  'order.shipped': {
    summary: 'A shipment of an order left.',
    data: shipped,
    example: { ...shipmentExample, sentAt: '2026-11-29T02:15:00.000Z' },
  },
  'order.delivered': {
    summary: 'A shipment of an order was delivered, or collected.',
    data: delivered,
    example: { ...shipmentExample, deliveredAt: '2026-11-30T02:15:00.000Z' },
  },
  'payment.failed': {
    summary: 'A payment failed: it was declined, expired or given up. The customer may try again.',
    data: payment,
    example: paymentExample,
  },
  'payment.disputed': {
    summary: 'A customer disputes a payment at their bank.',
    data: payment,
    example: paymentExample,
  },
  'proof.sent': {
    summary: 'A proof was sent to the customer, who may approve it.',
    data: sentProof,
    example: { ...proofExample, sentAt: '2026-11-28T03:45:00.000Z' },
  },
  'proof.approved': {
    summary: 'A customer approved a proof.',
    data: proof,
    example: answeredExample,
  },
  'proof.changes_requested': {
    summary: 'A customer asked to change a proof.',
    data: proof,
    example: answeredExample,
  },
  'product.created': {
    summary: 'A product was created.',
    data: product,
    example: productExample,
  },
  'product.changed': {
    summary: 'A product was edited, published, hidden or archived, or its price changed by a discount.',
    data: product,
    example: productExample,
  },
  'product.stock_changed': {
    summary: 'The stock of a product changed, also by orders.',
    data: product,
    example: productExample,
  },
  'product.out_of_stock': {
    summary: 'The stock of a product, or of one of its colors or sizes, ran out.',
    data: product,
    example: { ...productExample, stock: 0 },
  },
  'customer.created': {
    summary: 'A customer’s account was created.',
    data: customer,
    example: { id: 12, createdAt: '2026-11-28T03:30:00.000Z' },
  },
  'customer.changed': {
    summary: 'The details of a customer changed.',
    data: customer,
    example: { id: 12, createdAt: '2026-11-28T03:30:00.000Z' },
  },
  'customer.erased': {
    summary: 'A customer’s personal data was erased. Erase your copy, too.',
    data: customer,
    example: { id: 12, createdAt: '2026-11-28T03:30:00.000Z' },
  },
  'review.added': {
    summary: 'A review was written.',
    data: review,
    example: { id: 5, productId: 1, rating: 5, state: 'shown', createdAt: '2026-11-28T03:30:00.000Z' },
  },
};
