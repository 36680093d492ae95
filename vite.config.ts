import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './tools/vite/compressed-files.ts';
import { markedWorker, worker } from './tools/vite/marked-worker.ts';
import { plainImports } from './tools/vite/plain-imports.ts';
import { reactAsModules } from './tools/vite/react-as-modules.ts';
import { labelReferences, operationReferences } from './tools/vite/references.ts';
import { smaller } from './tools/vite/smaller.ts';

/**
 * Two environments from one source: `client` (what browsers load) and `ssr` (what the server renders with).
 * `KADO_BUILD=development` builds React's development version, whose hydration warnings the journeys listen for.
 */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

/**
 * What only some pages need and therefore stays out of the script all pages share: a page's own parts, and those of forms
 * and of the cart. They come in a few chunks of their own, by which pages use them.
 */
const ofSomePages =
  /\/storefront\/(?:start\.ts|entry\.worker|offline\/kept-addresses|(?:pages|cart|forms|account|newsletter)\/)|\/contract\/(?:forms\/|server-answers)|\/ui\/(?:field|select-field|text-area|password-field|stepper|plain-digits|pages|page-window)\b/u;

/** A call or a set of labels that one page alone names goes with that page. */
function isOfOnePage(id: string, modules: Modules): boolean {
  if (!/\/contract\/(?:operations|labels)\//u.test(id)) return false;
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  const pages = new Set(importers.map((path) => /\/storefront\/pages\/[\w-]+\//u.exec(path)?.[0]));
  return pages.size === 1 && !pages.has(undefined);
}
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What most forms need: half of the pages have one, and a chunk of it all is smaller than many of its parts. */
const ofForms =
  /\/storefront\/forms\/|\/contract\/(?:forms\/(?:field-rules|problem-text)|server-answers)|\/ui\/(?:field|text-area|select-field|plain-digits)\b/u;

/** What the cart shares with the checkout, and the checkout with the parts of payment providers: a chunk each is more. */
const ofCarts =
  /\/storefront\/cart\/|\/checkout\/(?:order-request|attempt)\.ts$|\/labels\/checkout-card-form\.ts$/u;

export default defineConfig(({ command }) => ({
  plugins: [
    operationReferences(),
    labelReferences(),
    plainImports(),
    react(),
    markedWorker(),
    ...(development ? [] : [reactAsModules(), smaller()]),
    compressedFiles(),
  ],
  appType: 'custom',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  mode: development ? 'development' : 'production',
  server: { middlewareMode: true },
  environments: {
    client: {
      build: {
        outDir: `${outFolder}/client`,
        manifest: 'manifest.json',
        cssTarget: ['chrome120', 'safari17', 'firefox125'],
        target: ['chrome120', 'safari17', 'firefox125'],
        assetsInlineLimit: 0,
        modulePreload: false as const,
        // One stylesheet: each further one would take a connection, and rendering waits for all of them.
        cssCodeSplit: false,
        sourcemap: false,
        rolldownOptions: {
          // Pages are found by the server, which tells browsers where they are (storefront/load-page.ts).
          input: [
            'storefront/start.ts',
            'storefront/entry.browser.tsx',
            worker.source,
            ...globSync('storefront/pages/*/{page.tsx,first.ts}'),
          ],
          preserveEntrySignatures: 'exports-only' as const,
          // One script and one stylesheet for what all pages share, instead of some twenty: 6 kB less to load (brotli).
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(worker.source) ? worker.file : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  debugName: 'shop',
                  name: (id, modules) => (isOfOnePage(id, modules) ? null : 'shop'),
                  test: (id) => !ofSomePages.test(id),
                },
                { name: 'forms', test: ofForms },
                { name: 'carts', test: ofCarts },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // While developing, packages stay what Node loads: Vite's module runner knows no CommonJS.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: {
        ssr: true,
        outDir: `${outFolder}/server`,
        emitAssets: false,
        rolldownOptions: { input: 'storefront/entry.server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await Promise.all([
        builder.build(builder.environments['client']!),
        builder.build(builder.environments['ssr']!),
      ]);
    },
  },
}));
