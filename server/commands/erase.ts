import { eraseCustomer } from '../customer-erasure/erase-customer.ts';
import { readEraseCommand } from '../customer-erasure/erase-wish.ts';
import { openForDoctor } from '../doctor/open-for-doctor.ts';
import { Refusal } from '../refusal.ts';
import { command } from './command.ts';

// `npm run erase -- MAIL …`: a customer goes for good, what bookkeeping needs of their orders stays. As the shop's own role: it
// needs no more.

await command(async ({ config, log, say }) => {
  const wish = readEraseCommand(process.argv.slice(2));
  const opened = await openForDoctor(config, log);
  if (opened.state === 'off') throw new Refusal('the shop must be running: its database was not found.');
  if (opened.state === 'refused') throw new Refusal(opened.why);
  try {
    return await eraseCustomer(opened.db, wish, say);
  } finally {
    await opened.close();
  }
});
