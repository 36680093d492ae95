import type { Database } from '#database/schema.ts';
import {
  type CategoryChange,
  categoryKind,
  changeProducts,
  changeTerms,
  type MethodChange,
  printMethodKind,
  type ProductChange,
  type TermEdit,
} from '#shop/catalogue/catalogue.ts';
import { discountKind, type DiscountChange } from '#shop/discounts/discounts.ts';
import { changeRecords } from '#shop/records/records.ts';
import type { FromFile } from './catalogue-changes.ts';
import { assertValid } from './assert-valid.ts';

export interface CataloguePlan {
  methods: readonly FromFile<MethodChange>[];
  words: readonly FromFile<TermEdit>[];
  categories: readonly FromFile<CategoryChange>[];
  products: readonly FromFile<ProductChange>[];
  discounts: readonly FromFile<DiscountChange>[];
}

/**
 * Creates the demo catalog with the functions that staff would use.
 * @throws OperatorError that names file and field of each validation error
 */
export async function seedCatalogue(db: Database, plan: CataloguePlan): Promise<void> {
  const changing = { by: 'system', why: 'demo shop', isPriceSure: true } as const;
  assertValid(plan.methods, await changeRecords(db, printMethodKind, changing, plan.methods));
  assertValid(plan.words, await changeTerms(db, changing, plan.words));
  assertValid(plan.categories, await changeRecords(db, categoryKind, changing, plan.categories));
  assertValid(plan.products, await changeProducts(db, changing, plan.products));
  assertValid(plan.discounts, await changeRecords(db, discountKind, changing, plan.discounts));
}
