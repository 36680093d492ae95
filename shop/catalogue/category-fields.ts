import type { ShownState } from './change.ts';
import type { Names } from './change-names.ts';

/** Everything about a category that staff decide. */
export interface CategoryFields {
  /** null: it stands at the top. */
  parentId: number | null;
  names: Names;
  /** Below /content/commonImages/; null: that of its most popular product is lent. */
  picture: string | null;
  /** Among its siblings, the lowest first. */
  position: number;
  state: ShownState;
}
export type CategoryField = keyof CategoryFields;

/** A category as staff see it. */
export interface KeptCategory extends CategoryFields {
  id: number;
  version: number;
}
