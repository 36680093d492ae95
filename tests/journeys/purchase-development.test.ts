import { testBrowser } from '../support/browser.ts';
import { describePurchase } from './support/purchase.ts';

describePurchase(await testBrowser(), 'development');
