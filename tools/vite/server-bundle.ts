import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { compiledCode, isBundled, serverBundle, serverBundles } from '#server/start/server-bundle.ts';
import { moduleFiles } from '#shop/modules-in.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Bundles of earlier sources are kept, because processes that still run may load parts of them. */
const maxBundles = 4;

/** The entry points: the server, and its threads and processes, which load their file by name. */
const entries = ['server/main.ts', ...moduleFiles('{server,shop,database}/**/*-{worker,thread}.ts')];
const entryNames = new Set(entries.map((file) => path.basename(file, '.ts')));

/** Matches libraries of 50 to 250 files each, which a start would otherwise find and read one by one. */
const ofManyFiles = /^(?:kysely|zod|hucre)(?:\/|$)/u;

/** Bundles the server's code for the next start, unless it was bundled from exactly these sources. */
export async function bundleServer(): Promise<void> {
  const folder = serverBundle();
  if (isBundled(folder)) return;
  mkdirSync(serverBundles, { recursive: true });
  // The final name appears only once the bundle is complete.
  const unfinished = mkdtempSync(path.join(serverBundles, 'unfinished-'));
  try {
    const bundle = await rolldown({
      input: Object.fromEntries(entries.map((file) => [path.basename(file, '.ts'), path.join(root, file)])),
      platform: 'node',
      external: (id) => !/^[#./]/u.test(id) && !id.startsWith(found) && !ofManyFiles.test(id),
      plugins: [placesOfSources(folder), modulesOfPatterns],
    });
    const { output } = await bundle.write({
      dir: unfinished,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
    });
    await bundle.close();
    renameSync(unfinished, folder);
    await compile(output.flatMap((file) => (isOfStart(file) ? [path.join(folder, file.fileName)] : [])));
  } catch (error) {
    // Another process finished it first.
    if (!isBundled(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const changedAt = (name: string) => statSync(path.join(serverBundles, name)).mtimeMs;
  const former = readdirSync(serverBundles).toSorted((one, other) => changedAt(other) - changedAt(one));
  for (const name of former.slice(maxBundles))
    rmSync(path.join(serverBundles, name), { recursive: true, force: true });
}

const isOfStart = (file: OutputAsset | OutputChunk) =>
  file.type === 'chunk' &&
  ['server/start/lifecycle.ts', 'server/app.ts'].includes(path.relative(root, file.facadeModuleId ?? ''));

/** Compiles the code of a start, which `server/start.js` then finds compiled. Drops that of earlier bundles. */
async function compile(files: readonly string[]): Promise<void> {
  rmSync(compiledCode, { recursive: true, force: true });
  enableCompileCache(compiledCode);
  for (const file of files) await import(pathToFileURL(file).href);
  flushCompileCache();
}

/**
 * Code finds its files by `import.meta`, which must stay that of its source. Threads and processes start from
 * their own bundles.
 */
const placesOfSources = (folder: string): Plugin => ({
  name: 'places-of-sources',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    const source = path.relative(folder, id);
    const place = JSON.stringify(`/${path.dirname(source)}`);
    const isEntry = (name: string) => entryNames.has(name);
    return code
      .replaceAll(/new URL\('([\w-]+)\.ts', import\.meta\.url\)/gu, (url, name: string) =>
        isEntry(name) ? `new URL('./${name}.js', import.meta['url'])` : url,
      )
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta['url']).href`)
      .replaceAll("import.meta['url']", 'import.meta.url')
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${place})`);
  },
});

const found = 'modules-in:';
/** Contains the modules that `modulesIn` finds by reading folders. */
const modulesOfPatterns: Plugin = {
  name: 'modules-of-patterns',
  transform(code) {
    const patterns = [...code.matchAll(/modulesIn\('([^']+)'\)/gu)].map(([, pattern = '']) => pattern);
    if (patterns.length === 0) return null;
    const imports = patterns.map(
      (pattern, at) => `import { modules as found${at} } from '${found}${pattern}';`,
    );
    let at = 0;
    return (
      imports.join('\n') + code.replaceAll(/modulesIn\('[^']+'\)/gu, () => `Promise.resolve(found${at++})`)
    );
  },
  resolveId: (id) => (id.startsWith(found) ? id : null),
  load(id) {
    if (!id.startsWith(found)) return null;
    const files = moduleFiles(id.slice(found.length));
    const imports = files.map(
      (file, at) => `import * as m${at} from ${JSON.stringify(path.join(root, file))};`,
    );
    const modules = files.map((file, at) => `{ file: ${JSON.stringify(file)}, exports: m${at} }`);
    return `${imports.join('\n')}\nexport const modules = [${modules.join(', ')}];`;
  },
};
