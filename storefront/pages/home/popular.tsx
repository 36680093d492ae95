/** The best-selling products. */
export { PopularShelf as Popular } from '#storefront/products/popular-section.tsx';
