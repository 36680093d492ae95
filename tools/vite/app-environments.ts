import { globSync } from 'node:fs';
import type { EnvironmentOptions } from 'vite';
import { entriesOf, type AppPlace } from '../../web/apps.ts';
import { chunkGroups } from './chunk-groups.ts';
import { worker } from './marked-worker.ts';

const browsers = ['chrome120', 'safari17', 'firefox125'];

/**
 * Returns the names of the build's environments for an app: what browsers load, and what the server renders
 * it with.
 */
export function environmentNames({ name }: AppPlace): [string, string] {
  const plain = name.replaceAll(/\W/gu, '_');
  return [plain, `${plain}_server`];
}

const backwards = (file: string) => file.split('/').toReversed().join('/');

/**
 * Sorts files by their last folder, the last first. The file system's order differs between machines, and with it the
 * order of the styles and their compressed size.
 */
const inFixedOrder = (files: readonly string[]) =>
  files.map(backwards).toSorted().toReversed().map(backwards);

/** Returns the two builds of an app, in its own folders. */
export function appEnvironments(place: AppPlace, outFolder: string): Record<string, EnvironmentOptions> {
  const { name, base } = place;
  const entries = entriesOf(place);
  const [forBrowsers, forServer] = environmentNames(place);
  const assetsDir = `${base.slice(1)}assets`;
  // The worker controls all pages of its origin, so there is only one, belonging to the app at the root.
  const workers = base === '/' ? [worker.source] : [];
  return {
    [forBrowsers]: {
      consumer: 'client',
      build: {
        outDir: `${outFolder}/${name}/client`,
        assetsDir,
        manifest: 'manifest.json',
        cssTarget: browsers,
        target: browsers,
        assetsInlineLimit: 0,
        modulePreload: false,
        // One stylesheet shared by all pages, and at most one more for the page: each takes a connection, and rendering
        // waits for all of them.
        cssCodeSplit: false,
        sourcemap: false,
        rolldownOptions: {
          // The server finds the pages and sends their URLs to browsers (web/load-page.ts).
          input: [
            entries.start,
            entries.browser,
            ...workers,
            ...inFixedOrder(
              globSync([entries.first, entries.still, entries.paying, `${name}/*/*/{page.tsx,first.ts}`]),
            ),
          ],
          preserveEntrySignatures: 'exports-only',
          output: {
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(worker.source) ? worker.file : `${assetsDir}/[name]-[hash].js`,
            codeSplitting: { groups: chunkGroups[name] ?? [] },
          },
        },
      },
    },
    [forServer]: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: `${outFolder}/${name}/server`,
        assetsDir,
        emitAssets: false,
        // Styles that a page requests by name are named after their content, the same in both builds.
        cssTarget: browsers,
        rolldownOptions: { input: entries.server },
      },
    },
  };
}
