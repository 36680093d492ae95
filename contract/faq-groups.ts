/** Under what questions are put, in the order the shop shows them. */
export const faqGroups = ['ordering', 'paying', 'delivery', 'other'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Words in braces that the shop fills in by itself. */
export const faqWords = ['waysToPay', 'deliveryCapital', 'deliveryProvinces'] as const;
