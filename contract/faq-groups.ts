/** FAQ groups, in display order. */
export const faqGroups = ['ordering', 'paying', 'delivery', 'other'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Placeholders in braces that the shop fills in. */
export const faqPlaceholders = ['waysToPay', 'deliveryCapital', 'deliveryProvinces'] as const;
