import { describeScreens } from './support/screen-tests.ts';
import { openingStates } from './support/states.ts';

// Khmer is the stricter language. `npm run test:release` visits every state in both languages.
describeScreens('ar', openingStates);
