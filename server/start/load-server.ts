import { setSourceMapsSupport } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBundled, serverBundle } from './server-bundle.ts';

// `server/start.js` loads this after checking the Node version. Runs the bundle of the server's code if it was
// made from the present sources, otherwise the sources themselves.
const folder = process.argv.includes('--dev') ? null : serverBundle();
if (folder !== null && isBundled(folder)) {
  // Stack traces name the sources.
  setSourceMapsSupport(true);
  await import(pathToFileURL(path.join(folder, 'main.js')).href);
} else {
  await import('../main.ts');
}
