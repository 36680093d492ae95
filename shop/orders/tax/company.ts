/** The company that an order is for, on its tax invoice. */
export interface Company {
  name: string;
  /** The VATTIN, or '' if unknown. */
  taxNumber: string;
  address: string;
}

/** Returns the company, or null if it has no name. */
export const companyOf = (wish: Company | null): Company | null => (wish?.name ? wish : null);
