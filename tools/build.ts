import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfNeeded, bundleServerIfNeeded } from '#server/start/build.ts';
import { clientPackage } from '#server/http/reference/client-package.ts';
import { listOfParts } from './list-of-parts.ts';

// `npm run build` creates dist/: the pages, the server's code in one piece, and the API's client as a package. With it and the packages of `npm ci --omit=dev`, `node
// server/start.js` needs no tools and no write access to its sources. `dist/parts.cdx.json` lists what is
// shipped.
const buildFolder = path.resolve(import.meta.dirname, '../dist');
await buildIfNeeded({ build: 'production', buildFolder });
await bundleServerIfNeeded();
await clientPackage();
writeFileSync(path.join(buildFolder, 'parts.cdx.json'), listOfParts());
