import type { Answer } from '#contract/operation.ts';
import type { listProducts } from '#contract/operations/office/catalogue/list-products.ts';

export type ListedProduct = Answer<typeof listProducts>['products'][number];
