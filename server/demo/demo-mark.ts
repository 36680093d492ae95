/** The setting that tells a demo shop's database from a real one. */
export const demoMark = 'demoShop';
