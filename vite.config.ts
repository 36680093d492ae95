import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/vite/chunk-groups.ts';
import { compressedFiles } from './tools/vite/compressed-files.ts';
import { markedWorker, worker } from './tools/vite/marked-worker.ts';
import { plainImports } from './tools/vite/plain-imports.ts';
import { labelReferences, operationReferences } from './tools/vite/references.ts';

/**
 * Two environments from one source: `client` (what browsers load) and `ssr` (what the server renders with).
 * `KADO_BUILD=development` builds React's development version, whose hydration warnings the journeys listen for.
 */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

export default defineConfig(({ command }) => ({
  plugins: [
    operationReferences(),
    labelReferences(),
    plainImports(),
    react(),
    markedWorker(),
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
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(worker.source) ? worker.file : 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunkGroups },
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
