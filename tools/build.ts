import path from 'node:path';
import { buildIfNeeded } from '#server/start/build.ts';

// `npm run build`: makes dist/, the pages. With it, and the packages of `npm ci --omit=dev`, `node server/start.js` needs no
// tools, and may not even be able to write beside its sources.
await buildIfNeeded({ build: 'production', buildFolder: path.resolve(import.meta.dirname, '../dist') });
