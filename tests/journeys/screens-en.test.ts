import { testBrowser } from '../support/browser.ts';
import { describeScreens } from './support/screen-tests.ts';

describeScreens(await testBrowser(), 'en');
