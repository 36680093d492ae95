/**
 * Names in the office's calls that API keys make: the former one and the present one. Until 2.0, both are
 * accepted and answered. The office's own pages, and the code behind these calls, use the former ones.
 */
const everywhere = {
  colours: 'colors',
  hasArrived: 'hasBackOrderArrived',
  km: 'ar',
  least: 'min',
  letGoCents: 'waivedCents',
  most: 'max',
  reductions: 'discounts',
  tracking: 'trackingNumber',
  usual: 'default',
  wayToPay: 'paymentMethod',
} as const;

export const requestNames: Readonly<Record<string, string>> = {
  colours: everywhere.colours,
  find: 'search',
  isPriceSure: 'isPriceConfirmed',
  parcel: 'trackingNumber',
  waysToPay: 'paymentMethods',
  which: 'parcelNumber',
};

export const answerNames: Readonly<Record<string, string>> = { ...everywhere, parcel: 'lastParcel' };

/** Values of `kind`. */
export const kindNames: Readonly<Record<string, string>> = {
  colour: 'color',
  wayToDeliver: 'deliveryMethod',
  wayToPay: 'paymentMethod',
};
