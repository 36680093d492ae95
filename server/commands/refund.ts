import { openForDoctor } from '../doctor/open-for-doctor.ts';
import { Refusal } from '../refusal.ts';
import { giveBack } from '../staff-refund/give-back.ts';
import { readRefundCommand } from '../staff-refund/refund-wish.ts';
import { command } from './command.ts';

// `npm run refund -- ORDER-NUMBER …`: the staff gives money back, the whole of a payment or a part, through the running shop.

await command(async ({ config, log, say }) => {
  const wish = readRefundCommand(process.argv.slice(2));
  const opened = await openForDoctor(config, log);
  if (opened.state === 'off') throw new Refusal('the shop must be running: its database was not found.');
  if (opened.state === 'refused') throw new Refusal(opened.why);
  try {
    return await giveBack(opened.db, wish, say);
  } finally {
    await opened.close();
  }
});
