/** The quantities at which home shows prices with a logo, and the first one shown. */
export const quantities = [25, 50, 100, 250] as const;
export const firstQuantity = 50;
