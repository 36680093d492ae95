import { readContentCommand } from '../terminal/content/content-arguments.ts';
import { moveContent } from '../terminal/content/move-content.ts';
import { openStores } from '../outside/storage/open-stores.ts';
import { onRunningShop } from '../terminal/on-running-shop.ts';

// `npm run content -- labels | export FILE | import FILE`: exports or imports settings, banners, campaigns and
// interface texts as one file, while the shop runs.

await onRunningShop(readContentCommand, (db, request, print, config) =>
  moveContent(db, request, print, openStores(config).content),
);
