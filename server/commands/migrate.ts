import { command } from '../cli/command.ts';
import { onShop } from '../cli/on-shop.ts';

// `npm run db:migrate`: migrates the tables and imports the reference data before the shop starts. The shop
// also does this itself, but a release with many processes can do it once before starting the first.

await command(({ config, log, print }) =>
  onShop({ config, log }, async () => print('Database schema is up to date.')),
);
