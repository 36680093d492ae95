import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** `import("./part-hash.js")` in a file of the build. */
const ofParts = /\bimport\((?<file>(?<quote>["'`])\.\/[^"'`]+\.js)\k<quote>\)/gu;

/**
 * Parts that are loaded when they are needed are loaded by `import()` alone: the build's own helper would also load their
 * stylesheets, of which there are none (there is one for all pages), and is half a kilobyte that everybody loads.
 *
 * A file that did not arrive is asked for once more, by another address: under the same one the document would never ask
 * again, however often somebody presses.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => code.replaceAll(ofParts, '$&.catch(() => import($<file>?$<quote> + Date.now()))'),
});
