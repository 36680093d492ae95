import { command } from '../terminal/command.ts';
import { onShop } from '../terminal/on-shop.ts';

// `npm run db:migrate`: brings the tables to this release's shape, and what every shop has, before the shop starts. It does so
// itself as well; a release of many processes can have it done once, before the first of them.

await command(({ config, log, print }) =>
  onShop({ config, log }, async () => print('Database schema is up to date.')),
);
