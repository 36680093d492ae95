import { describeScreens } from './support/screen-tests.ts';

describeScreens('en');
