/** What the examples of events have in common. */

export const orderExample = {
  id: 42,
  number: 'AG10042',
  customerId: 12,
  totalCents: 2500,
  placedAt: '2026-11-28T03:30:00.000Z',
  status: 'active',
};
export const proofExample = {
  id: '2f9c1e07-9a55-4c0e-8f3e-0d9d6d1c7b11',
  number: 1,
  orderId: 42,
  orderNumber: 'AG10042',
  itemId: 88,
  totalCents: 2500,
};
export const answeredExample = { ...proofExample, answeredAt: '2026-11-28T04:00:00.000Z' };
export const shipmentExample = {
  ...orderExample,
  status: 'inProgress',
  parcelId: 77,
  parcelNumber: 1,
  isComplete: true,
};
export const paymentExample = {
  id: 64,
  orderId: 42,
  orderNumber: 'AG10042',
  customerId: 12,
  amountCents: 2500,
  currency: 'USD',
  at: '2026-11-28T03:31:00.000Z',
};
export const productExample = {
  id: 1,
  sku: 'AG-001',
  version: 3,
  isPublished: true,
  isArchived: false,
  priceCents: 950,
  salePriceCents: 855,
  stock: 120,
  lowestVariantStock: null,
};
