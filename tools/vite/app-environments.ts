import { globSync } from 'node:fs';
import type { EnvironmentOptions } from 'vite';
import { entriesOf, type AppPlace } from '../../web/apps.ts';
import { chunkGroups } from './chunk-groups.ts';
import { worker } from './marked-worker.ts';

const browsers = ['chrome120', 'safari17', 'firefox125'];

/** By which the build knows what browsers load of an app, and what the server renders it with. */
export function environmentNames({ name }: AppPlace): [string, string] {
  const plain = name.replaceAll(/\W/gu, '_');
  return [plain, `${plain}_server`];
}

/** The two builds of an app, in folders of its own. */
export function appEnvironments(place: AppPlace, outFolder: string): Record<string, EnvironmentOptions> {
  const { name, base } = place;
  const entries = entriesOf(place);
  const [forBrowsers, forServer] = environmentNames(place);
  const assetsDir = `${base.slice(1)}assets`;
  // The worker sees all pages of its origin: there is one, of the app that has the root.
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
        // One stylesheet for what all pages share, and at most one more of the page: each takes a connection, and rendering waits for all of them.
        cssCodeSplit: false,
        sourcemap: false,
        rolldownOptions: {
          // Pages are found by the server, which tells browsers where they are (web/load-page.ts).
          input: [
            entries.start,
            entries.browser,
            ...workers,
            ...globSync([entries.first, `${entries.pages}/*/{page.tsx,first.ts}`]),
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
        // Styles a page asks for by name are called after what they hold: the same for both.
        cssTarget: browsers,
        rolldownOptions: { input: entries.server },
      },
    },
  };
}
