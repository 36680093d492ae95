import type { Operation } from '#contract/operation.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getStrpPubKey } from '#contract/operations/orders/get-strp-pub-key.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { TooBusy, type WorkQueue, workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context.ts';

type CallClass = 'checkout' | 'browse' | 'account' | 'message';

/** What a checkout asks for besides the calls with the limit of orders. */
const alsoCheckout = new Set<Operation>([
  getCustomerCartItems,
  getPaymentMethods,
  getPaymentSetup,
  getStrpPubKey,
  getCountriesList,
  getStatesProvincesList,
  getCitiesList,
]);

const classOf = (operation: Operation): CallClass =>
  operation.limit === 'order' || alsoCheckout.has(operation) ? 'checkout' : operation.limit;

/** Lets only so many calls of a class be under way at once, so that no class takes everybody's place. */
export interface Admission {
  /** True: a call of this kind is to be sent away before it is read. */
  isFull(operation: Operation): boolean;
  /** Runs a call when there is a place, on the connections of its class. @throws TooBusy (503) when there is none in time */
  enter<T>(operation: Operation, work: (app: AppContext) => Promise<T>): Promise<T>;
}

/**
 * Checkout has connections of its own and no neighbours in its line: whatever else is wanted, it can go on. It may be many
 * at once, for orders and payments have lines of their own, and a provider takes its time. Browsing gives up after a
 * quarter of a second: above capacity it is better to serve some at once than all too late.
 */
export function admission(app: AppContext): Admission {
  const lines: Readonly<Record<CallClass, WorkQueue>> = {
    checkout: workQueue({ atOnce: 400, mayWait: 400 }),
    browse: workQueue({ atOnce: 16, mayWait: 60, patience: 250 }),
    // Hashing has a line of its own, which says in the shape of a login that it is full.
    account: workQueue({ atOnce: 200, mayWait: 300, patience: 5000 }),
    message: workQueue({ atOnce: 4, mayWait: 200, patience: 5000 }),
  };
  const checkoutApp = Object.create(app, { db: { value: app.checkoutDb ?? app.db } }) as AppContext;
  return {
    isFull: (operation) => lines[classOf(operation)].isFull(),
    async enter(operation, work) {
      const callClass = classOf(operation);
      const line = lines[callClass];
      if (line.isFull()) throw new TooBusy();
      return line.run(() => work(callClass === 'checkout' ? checkoutApp : app));
    },
  };
}
