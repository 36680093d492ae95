import { form } from './field-rules.ts';

export const reviewForm = form({
  ProductId: { label: 'productId', kind: 'numeric' },
  ReviewerName: { label: 'name', max: 200 },
  ReviewerEmail: { label: 'email', kind: 'email', max: 200 },
  ReviewTitle: { label: 'reviewTitle', max: 200 },
  ReviewBody: { label: 'reviewBody', max: 200 },
});
