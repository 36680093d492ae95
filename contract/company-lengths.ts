/** The longest name, tax number and address of a company. */
export const companyLengths = { name: 150, taxNumber: 40, address: 300 };
