import type { Screen } from '#storefront/screens.ts';
import type { Visitor } from './visitor.ts';

/**
 * A state of a screen: its address, and the actions there. Every screen check visits each in both languages and at all
 * widths.
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
  /** Whether the wish list has two products. */
  wishes?: boolean;
  /** Other content of the browser's storage. */
  stored?: Readonly<Record<string, unknown>>;
  /** Only on wide windows, or only on phones. */
  only?: 'wide' | 'phone';
  /** Expected console messages. */
  expected?: RegExp;
  reach?: (me: Visitor) => Promise<unknown>;
}

export type StatesOf = Partial<Record<Screen, readonly State[]>>;
