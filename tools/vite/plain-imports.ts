import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Matches `import("./part-hash.js")` in a file of the build. */
const ofParts = /\bimport\((?<file>(?<quote>["'`])\.\/[^"'`]+\.js)\k<quote>\)/gu;

/**
 * Loads on-demand parts with a plain `import()`: the build's own helper would also load their stylesheets, of
 * which there are none (all pages share one), and adds half a kilobyte to every page.
 *
 * A file that failed to load is requested once more under another URL: the browser would never request the
 * same URL again, however often the user tries.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => code.replaceAll(ofParts, '$&.catch(() => import($<file>?$<quote> + Date.now()))'),
});
