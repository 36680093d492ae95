import type { Screen } from '#storefront/screens.ts';
import type { Visitor } from './visitor.ts';

/**
 * A state of a screen: its URL, and the actions that lead to it. Every screen check visits each state in both
 * languages and at all widths.
 */
export interface State {
  name: string;
  path: string;
  /**
   * The logged-in customer, with or without orders. Guests have an empty cart unless `cart` names products. `own
   * customer` belongs to this state only, because it leaves a payment open, and a customer may have only three.
   */
  who?: 'new customer' | 'own customer' | 'customer without orders' | 'demo customer';
  cart?: readonly string[];
  /** Whether two products are on the wish list. */
  wishes?: boolean;
  /** Other content of the browser's storage. */
  stored?: Readonly<Record<string, unknown>>;
  /** Whether the state exists only on wide windows, or only on phones. */
  only?: 'wide' | 'phone';
  /** Expected console messages. */
  expected?: RegExp;
  reach?: (me: Visitor) => Promise<unknown>;
}

export type StatesOf = Partial<Record<Screen, readonly State[]>>;
