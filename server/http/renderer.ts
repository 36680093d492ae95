import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentModuleNode } from 'vite';
import type * as Storefront from '#storefront/entry.server.tsx';
import type { BuildFiles } from '#web/document.ts';
import type { AppBuild } from '#web/app-build.ts';
import { entriesOf, type AppPlace } from '#web/apps.ts';
import type { AppContext } from '../context/context.ts';

/** The storefront's additional exports: the sitemap uses its links, and orders have pages behind links. */
export type StorefrontBuild = AppBuild & Pick<typeof Storefront, 'linksOf' | 'renderJob'>;

/** A built app and the URLs of its files. */
export interface Renderer<Build extends AppBuild = AppBuild> {
  place: AppPlace;
  appBuild(): Promise<Build>;
  files: BuildFiles;
  /**
   * Returns the files of pages without scripts. In development, they include the styles, which scripts load
   * otherwise.
   */
  stillFiles(): Promise<BuildFiles>;
}

/** Returns the inline scripts that run before a page is shown. */
export const firstScripts = ({ first = {}, unprefixed }: BuildFiles): string[] => [
  ...Object.values(first),
  ...(unprefixed ? [unprefixed] : []),
];

/** Loads an app's build; during development, Vite serves the sources instead. */
export async function loadRenderer<Build extends AppBuild>(
  app: Pick<AppContext, 'dev'>,
  buildFolder: string,
  place: AppPlace,
): Promise<Renderer<Build>> {
  const entries = entriesOf(place);
  if (app.dev) {
    const { dev } = app;
    const appBuild = async () => (await dev.ssrLoadModule(`/${entries.server}`)) as Build;
    const head = await dev.transformIndexHtml('/', '<html><head></head><body></body></html>');
    const files: BuildFiles = {
      name: place.name,
      start: `/${entries.start}`,
      entry: `/${entries.browser}`,
      still: `/${entries.still}`,
      paying: `/${entries.paying}`,
      pages: {},
      styles: [],
      headStart: /<head>([\s\S]*?)<\/head>/u.exec(head)?.[1] ?? '',
    };
    const stillFiles = async () => {
      await appBuild();
      const { moduleGraph } = dev.environments.ssr;
      const entry = await moduleGraph.getModuleByUrl(`/${entries.server}`);
      return { ...files, styles: [`/${entries.styles}`, ...(entry ? stylesOf(entry) : [])] };
    };
    return { place, appBuild, files, stillFiles };
  }
  const folder = path.join(buildFolder, place.name);
  const build = (await import(pathToFileURL(path.join(folder, 'server/entry.server.js')).href)) as Build;
  const manifest = JSON.parse(await readFile(path.join(folder, 'client/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const files = await buildFiles(manifest, place, path.join(folder, 'client'));
  return { place, appBuild: async () => build, files, stillFiles: async () => files };
}

/** Returns every stylesheet that a source imports, in order, except those imported only as a URL. */
function stylesOf({ url, importedModules }: EnvironmentModuleNode, seen = new Set<string>()): string[] {
  if (seen.has(url)) return [];
  seen.add(url);
  const below = [...importedModules].flatMap((each) => stylesOf(each, seen));
  return url.endsWith('.css') ? [...below, url] : below;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Returns the files that all pages need, and the additional scripts of each page. */
async function buildFiles(
  manifest: Readonly<Record<string, ManifestChunk>>,
  place: AppPlace,
  clientFolder: string,
): Promise<BuildFiles> {
  const entries = entriesOf(place);
  const ofPage = (key: string, file: string) =>
    key.startsWith(`${place.name}/`) && key.endsWith(`/${file}`)
      ? key.slice(place.name.length + 1, -file.length - 1)
      : undefined;
  const file = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    return `/${chunk.file}`;
  };
  const ofAll = importedBy(manifest, entries.browser);
  const pages = Object.keys(manifest).flatMap((key) => {
    const folder = ofPage(key, 'page.tsx');
    const chunks = [...importedBy(manifest, key)].filter((each) => !ofAll.has(each));
    return folder ? [[folder, chunks.map((each) => file(each))] as const] : [];
  });
  const codeOf = (key: string) => readFile(path.join(clientFolder, file(key)), 'utf8');
  const first = Object.keys(manifest).flatMap((key) => {
    const folder = ofPage(key, 'first.ts');
    return folder ? [codeOf(key).then((code) => [folder, code] as const)] : [];
  });
  return {
    name: place.name,
    start: file(entries.start),
    entry: file(entries.browser),
    pages: Object.fromEntries(pages),
    first: Object.fromEntries(await Promise.all(first)),
    unprefixed: manifest[entries.first] && (await codeOf(entries.first)),
    still: manifest[entries.still] && file(entries.still),
    paying: manifest[entries.paying] && file(entries.paying),
    styles: [file('style.css')],
  };
}

/** Returns a chunk and its imports, the chunk itself first. */
function importedBy(
  manifest: Readonly<Record<string, ManifestChunk>>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  if (manifest[key] && !seen.has(key)) {
    seen.add(key);
    for (const each of manifest[key].imports ?? []) importedBy(manifest, each, seen);
  }
  return seen;
}
