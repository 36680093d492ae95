import type { Answer } from '#contract/operation.ts';
import type { listProducts } from '#contract/operations/office/catalogue/list-products.ts';

/** One product as the table has it. */
export type ListedProduct = Answer<typeof listProducts>['products'][number];
