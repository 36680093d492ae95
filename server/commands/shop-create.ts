import { refuseEmbedded } from '#database/embedded/release.ts';
import { createNewShop } from '../terminal/new-shop/create-new-shop.ts';
import { readNewShop } from '../terminal/new-shop/read-new-shop.ts';
import { command } from '../terminal/command.ts';
import { onShop } from '../terminal/on-shop.ts';
import { openTerminal } from '../terminal/terminal.ts';

// `npm run shop:create`: sets a real shop's name, currency, language and contact, while the shop runs or before its
// first start.

await command(async (context) => {
  const request = readNewShop(process.argv.slice(2));
  refuseEmbedded(context.config);
  const terminal = openTerminal();
  try {
    return await createNewShop(request, {
      onShop: (work) => onShop(context, work),
      ask: terminal?.ask ?? null,
      print: context.print,
    });
  } finally {
    terminal?.close();
  }
});
