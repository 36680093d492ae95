import type { Visitor } from './visitor.ts';

/** What a screen can look like: where it is, and what is done there. */
export interface State {
  name: string;
  path: string;
  /** Somebody is logged in, with orders or without; guests have an empty cart unless `cart` fills it. */
  who?: 'new customer' | 'demo customer';
  cart?: boolean;
  /** The wish list holds two products. */
  wishes?: boolean;
  /** Only on wide windows, or only on phones. */
  only?: 'wide' | 'phone';
  reach?: (me: Visitor) => Promise<unknown>;
}
