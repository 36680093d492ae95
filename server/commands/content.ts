import { readContentCommand } from '../content-file/content-wish.ts';
import { moveContent } from '../content-file/move-content.ts';
import { contentFolder } from '../stores/folders.ts';
import { onRunningShop } from './on-running-shop.ts';

// `npm run content -- export FILE | import FILE`: settings, banners, campaigns and labels by one file, beside the running shop.

await onRunningShop(readContentCommand, (db, wish, say, config) =>
  moveContent(db, wish, say, contentFolder(config)),
);
