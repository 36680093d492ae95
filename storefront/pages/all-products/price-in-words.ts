export { priceInWords } from '#rules/price-in-words.ts';
export { servicePages, servicesFound } from '#rules/services-found.ts';
