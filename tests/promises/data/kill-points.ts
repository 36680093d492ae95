import type { Method } from './surviving-buyers.ts';

/** A place in the source at which a shop is to die. */
export interface KillPoint {
  name: string;
  /** By which it comes past it. */
  methods: readonly Method[];
  file: string;
  /** Stands in the file once; the shop dies just before it. */
  before: string;
  /** What has the id of the method there; null: nothing has, whoever comes first dies. */
  methodId: string | null;
}

const provider = ['card', 'wallet'] as const;
const all = ['cash', ...provider] as const;

/** On the way of an order, one after the other. */
export const killPoints: readonly KillPoint[] = [
  {
    name: 'order written, not committed',
    methods: all,
    file: 'shop/orders/place-order.ts',
    before: 'if (short) return undo(',
    methodId: 'request.methodId',
  },
  {
    name: 'order committed, nobody told or asked',
    methods: all,
    file: 'shop/orders/place-order.ts',
    before: `if (outcome !== 'duplicate-under-way') return outcome;`,
    methodId: 'request.methodId',
  },
  {
    name: 'payment claimed, provider not asked',
    methods: provider,
    file: 'shop/payments/advance.ts',
    before: 'const outcome = await askProvider(',
    methodId: 'payment.methodId',
  },
  {
    name: 'announced to the provider, its reference not stored',
    methods: provider,
    file: 'shop/payments/ask-provider.ts',
    before: 'if (await storeReference(',
    methodId: 'payment.methodId',
  },
  {
    name: 'about to ask for money, and noted',
    methods: provider,
    file: 'shop/payments/ask-provider.ts',
    before: 'const outcome = await ask(proof);',
    methodId: 'payment.methodId',
  },
  {
    name: 'provider has answered, nothing applied',
    methods: provider,
    file: 'shop/payments/advance.ts',
    before: 'const settled = await settle(',
    methodId: 'payment.methodId',
  },
  {
    name: 'outcome applied, not committed',
    methods: provider,
    file: 'shop/payments/settle.ts',
    before: 'return { keep: true, outcome: { state, reason: why',
    methodId: null,
  },
  {
    name: 'outcome committed, nobody told',
    methods: provider,
    file: 'shop/payments/advance.ts',
    before: 'if (isSettled(state)) return { pay: endWith(',
    methodId: 'payment.methodId',
  },
];
