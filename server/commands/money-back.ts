import { byHand, readByHandCommand } from '../terminal/money-back/money-back.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run money:back`: money that nothing gives back by itself: what waits, and that somebody has sent it.

await onRunningShop(readByHandCommand, (db, done, print) => byHand(db, done, print));
