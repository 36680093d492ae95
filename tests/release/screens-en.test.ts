import { describeScreens } from '../journeys/support/screen-tests.ts';

describeScreens('en');
