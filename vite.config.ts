import { globSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/**
 * Two environments from one source: `client` (what browsers load) and `ssr` (what the server renders with).
 * `KADO_BUILD=development` builds React's development version, whose hydration warnings the journeys listen for.
 */
const development = process.env['KADO_BUILD'] === 'development';
const outFolder = development ? 'dist-development' : 'dist';

/**
 * Pages know an operation by its name and path alone: schemas stay on the server. A definition's file becomes
 * `export const getProductDetail = { name, path }`, so neither zod nor any schema reaches a browser.
 */
export function operationReferences(): Plugin {
  return {
    name: 'operation-references',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/operations\/[\w-]+\/[\w-]+\.ts$/u.test(id)) return null;
      const references = [
        ...code.matchAll(/export const (\w+) = operation\(\{\s*name: '([^']+)',\s*path: '([^']+)'/gu),
      ];
      return {
        code: references
          .map(
            ([, variable, name, path]) => `export const ${variable} = { name: '${name}', path: '${path}' };`,
          )
          .join('\n'),
        map: null,
      };
    },
  };
}

/**
 * Browsers get all texts with the frame (storefront/frame.ts), the built-in English included: a set's file keeps its
 * entity id alone there, and no text is loaded twice.
 */
function labelReferences(): Plugin {
  return {
    name: 'label-references',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/contract\/(?:labels\/[\w-]+|messages)\.ts$/u.test(id) || id.endsWith('/label-set.ts'))
        return null;
      const sets = [...code.matchAll(/export const (\w+) = labelSet\((\d+), \{/gu)];
      if (sets.length === 0) return null;
      return {
        code: sets
          .map(([, variable, entityId]) => `export const ${variable} = { entityId: ${entityId} };`)
          .join('\n'),
        map: null,
      };
    },
  };
}

/**
 * What only some pages need and therefore stays out of the script all pages share: a page's own parts, and those of forms
 * and of the cart. They come in a few chunks of their own, by which pages use them.
 */
const ofSomePages =
  /\/storefront\/(?:start\.ts|(?:pages|cart|forms|account|newsletter)\/)|\/contract\/(?:forms\/|server-answers)|\/ui\/(?:field|select-field|text-area|password-field|stepper|plain-digits|pages|page-window)\b/u;

/** What most forms need: half of the pages have one, and a chunk of it all is smaller than many of its parts. */
const ofForms =
  /\/storefront\/forms\/|\/contract\/(?:forms\/(?:field-rules|problem-text)|server-answers)|\/ui\/(?:field|text-area|plain-digits)\b/u;

/** Names React's DOM renderer gives to what no code outside it reads; each stands there dozens of times. */
export const innerNames =
  'memoizedState stateNode sibling flags subtreeFlags alternate memoizedProps updateQueue pendingProps lanes childLanes pendingLanes cancelPendingCommit suspendedLanes baseState cachePool callbackNode callbackPriority dehydrated elementType lastBaseUpdate firstBaseUpdate errorRecoveryDisabledLanes pingedLanes entangledLanes isDehydrated entanglements timeoutHandle blockedOn deletions baseQueue lastRenderedState lastRenderedReducer incompleteTransitions expirationTimes hiddenUpdates expiredLanes warmLanes pooledCache pooledCacheLanes shellSuspendCounter treeContext hydrationErrors retryLane retryQueue renderingStartTime pendingContext pingCache pendingChildren eagerState hasEagerState revertLane'.split(
    ' ',
  );

/**
 * Makes what browsers load still smaller: shorter inner names in React's production build, and terser after the build's
 * own minifier (docs/decisions/010).
 */
function smaller(): Plugin {
  const inner = new RegExp(String.raw`\b(?:${innerNames.join('|')})\b`, 'gu');
  return {
    name: 'smaller',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-dom-client.production.js')) return null;
      return {
        code: code.replaceAll(inner, (name) => `$${innerNames.indexOf(name).toString(36)}`),
        map: null,
      };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = await terse(file.code);
        }
      },
    },
  };
}

async function terse(code: string): Promise<string> {
  const made = await minify(code, { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } });
  return made.code ?? code;
}

/** Every text file of the client also compressed, so that the server only sends. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(?:js|css|svg)$/u.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    operationReferences(),
    labelReferences(),
    react(),
    ...(development ? [] : [smaller()]),
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
            ...globSync('storefront/pages/*/page.tsx'),
          ],
          preserveEntrySignatures: 'exports-only' as const,
          // One script and one stylesheet for what all pages share, instead of some twenty: 6 kB less to load (brotli).
          output: {
            codeSplitting: {
              groups: [
                { name: 'shop', test: (id) => !ofSomePages.test(id) },
                { name: 'forms', test: ofForms },
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
