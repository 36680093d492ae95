import { byHand, readByHandCommand } from '../staff-by-hand/by-hand.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run money:back`: money that nothing gives back by itself: what waits, and that somebody has sent it.

await onRunningShop(readByHandCommand, (db, done, say) => byHand(db, done, say));
