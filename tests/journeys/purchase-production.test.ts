import { describePurchase } from './support/purchase.ts';

describePurchase('production');
