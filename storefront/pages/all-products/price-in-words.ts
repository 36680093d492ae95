export { priceInWords } from '#rules/price-in-words.ts';
export { servicesFound } from '#rules/services-found.ts';
