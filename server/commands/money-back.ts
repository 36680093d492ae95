import { byHand, readByHandCommand } from '../cli/money-back/money-back.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run money:back`: lists manual refunds that are due, and records that one was sent.

await onRunningShop(readByHandCommand, (db, done, print) => byHand(db, done, print));
