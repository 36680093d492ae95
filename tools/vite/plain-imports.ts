import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Parts that are loaded when they are needed are loaded by `import()` alone: the build's own helper would also load their
 * stylesheets, of which there are none (there is one for all pages), and is half a kilobyte that everybody loads.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
});
