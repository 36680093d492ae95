import { refuseEmbedded } from '#database/embedded/release.ts';
import { createNewShop } from '../cli/new-shop/create-new-shop.ts';
import { readNewShop } from '../cli/new-shop/read-new-shop.ts';
import { command } from '../cli/command.ts';
import { onShop } from '../cli/on-shop.ts';
import { openTerminal } from '../cli/terminal.ts';

// `npm run shop:create`: sets a new shop's name, currency, language and contact, while the shop runs or
// before its first start.

await command(async (context) => {
  const request = readNewShop(process.argv.slice(2));
  refuseEmbedded(context.config);
  const terminal = openTerminal();
  try {
    return await createNewShop(request, {
      onShop: (work) => onShop(context, work),
      request: terminal?.ask ?? null,
      print: context.print,
    });
  } finally {
    terminal?.close();
  }
});
