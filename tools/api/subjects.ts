/** The subjects of the reference, in order: the folder in `contract/operations/`, its title and what it is about. */
export const subjects = {
  catalogue: ['Catalog', 'Products, categories, filters, search and reviews.'],
  orders: [
    'Cart and orders',
    'Prices of a cart, placing, following and changing orders, and what is printed on them.',
  ],
  payments: ['Payments', 'Payment methods, cards, wallets, QR codes and bank transfers.'],
  accounts: ['Accounts', 'Signup, login, profile, addresses, sessions and passwords.'],
  places: ['Places', 'Countries, provinces, districts and communes.'],
  content: ['Content', 'The shop’s details, banners, campaigns and pages.'],
  localisation: ['Texts', 'Texts of the storefront in Khmer.'],
  samples: ['Wish lists and samples', 'Sharing a wish list, and requesting samples of it.'],
  sellers: ['Sellers', 'Applying for a seller’s account.'],
  visitors: ['Messages', 'Contacting the shop, the newsletter, and notices of stock.'],
} as const satisfies Record<string, readonly [title: string, about: string]>;

export type Subject = keyof typeof subjects;
export const isSubject = (folder: string): folder is Subject => Object.hasOwn(subjects, folder);

/** The subjects of the calls that API keys make: the folder in `contract/operations/office/`. */
export const officeSubjects = {
  orders: ['Office: orders', 'Orders, their steps and parcels.'],
  catalogue: ['Office: products', 'Products, prices and stock.'],
  customers: ['Office: customers', 'What is known about a customer.'],
  records: [
    'Office: records',
    'Customers, discounts, reviews, messages, redirects and other records by their `kind`.',
  ],
  webhooks: ['Office: webhooks', 'Trying what receives the shop’s events.'],
  pictures: ['Office: files', 'Files that other calls take, such as a proof.'],
  reports: ['Office: reports', 'Figures by day, product, customer and more.'],
} as const satisfies Record<string, readonly [title: string, about: string]>;

export type OfficeSubject = keyof typeof officeSubjects;
export const isOfficeSubject = (folder: string): folder is OfficeSubject =>
  Object.hasOwn(officeSubjects, folder);
