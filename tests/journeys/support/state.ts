import type { Screen } from '#storefront/screens.ts';
import type { Visitor } from './visitor.ts';

/**
 * What a screen can look like: where it is, and what is done there. Every check of a screen looks at each in both languages
 * and at all widths.
 */
export interface State {
  name: string;
  path: string;
  /**
   * Somebody is logged in, with orders or without; guests have an empty cart unless `cart` names products. `own customer`: of
   * this state alone, which leaves a payment open, and one customer may have but three.
   */
  who?: 'new customer' | 'own customer' | 'customer without orders' | 'demo customer';
  cart?: readonly string[];
  /** The wish list holds two products. */
  wishes?: boolean;
  /** What else the browser's storage holds. */
  stored?: Readonly<Record<string, unknown>>;
  /** Only on wide windows, or only on phones. */
  only?: 'wide' | 'phone';
  /** What the browser may say on its console. */
  expected?: RegExp;
  reach?: (me: Visitor) => Promise<unknown>;
}

/** States of some screens. */
export type StatesOf = Partial<Record<Screen, readonly State[]>>;
