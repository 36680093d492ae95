import { readContentCommand } from '../cli/content/content-arguments.ts';
import { moveContent } from '../cli/content/move-content.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { onRunningShop } from '../cli/on-running-shop.ts';

// `npm run content -- labels | export FILE | import FILE`: exports or imports settings, banners, campaigns and
// interface texts as one file, while the shop runs.

await onRunningShop(readContentCommand, (db, request, print, config) =>
  moveContent(db, request, print, openStores(config).content),
);
