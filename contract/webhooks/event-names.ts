type Text = readonly [english: string, khmer: string];

/** The version of the payloads. A field may be added without a new one. */
export const webhookVersion = 1;

/** The events that endpoints can subscribe to. `webhook-events.ts` describes them. */
export const webhookEventTexts = {
  'order.placed': ['Order placed', 'មានការបញ្ជាទិញ'],
  'order.paid': ['Order paid', 'បានបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ'],
  'order.deposit_paid': ['Deposit paid', 'បានបង់ប្រាក់កក់'],
  'order.status_changed': ['Order status changed', 'ស្ថានភាពការបញ្ជាទិញបានផ្លាស់ប្តូរ'],
  'order.canceled': ['Order canceled', 'បានបោះបង់ការបញ្ជាទិញ'],
  'order.refunded': ['Order refunded', 'បានសងប្រាក់វិញ'],
  'order.shipped': ['Shipment sent', 'បានផ្ញើកញ្ចប់'],
  'order.delivered': ['Shipment delivered', 'បានប្រគល់កញ្ចប់'],
  'payment.failed': ['Payment failed', 'ការទូទាត់មិនបានសម្រេច'],
  'payment.disputed': ['Payment disputed', 'មានការតវ៉ាលើការទូទាត់'],
  'proof.sent': ['Proof sent', 'បានផ្ញើគំរូរចនា'],
  'proof.approved': ['Proof approved', 'បានយល់ព្រមលើគំរូរចនា'],
  'proof.changes_requested': ['Proof changes requested', 'អតិថិជនសុំកែគំរូរចនា'],
  'product.created': ['Product created', 'បានបង្កើតផលិតផល'],
  'product.changed': ['Product changed', 'ផលិតផលបានផ្លាស់ប្តូរ'],
  'product.stock_changed': ['Stock changed', 'ស្តុកបានផ្លាស់ប្តូរ'],
  'product.out_of_stock': ['Out of stock', 'អស់ស្តុក'],
  'customer.created': ['Customer created', 'មានអតិថិជនថ្មី'],
  'customer.changed': ['Customer changed', 'ព័ត៌មានអតិថិជនបានផ្លាស់ប្តូរ'],
  'customer.erased': ['Customer erased', 'បានលុបទិន្នន័យអតិថិជន'],
  'review.added': ['Review added', 'មានមតិថ្មី'],
} as const satisfies Readonly<Record<string, Text>>;
export type WebhookEventName = keyof typeof webhookEventTexts;
export const webhookEventNames = Object.keys(webhookEventTexts) as [WebhookEventName, ...WebhookEventName[]];

/** Sent from the office to try an endpoint. */
export const webhookTestEvent = 'test';
export const deliveredEventTexts = { ...webhookEventTexts, [webhookTestEvent]: ['Test', 'សាកល្បង'] } as const;
