/** The setting that marks a database as a demo shop's. */
export const demoMark = 'demoShop';
