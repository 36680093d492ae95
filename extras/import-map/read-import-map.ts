import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import law from '../../.dependency-cruiser.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** The layers, from shopper to data. */
export const layerNames = [
  'storefront',
  'office',
  'web',
  'ui',
  'contract',
  'rules',
  'server',
  'shop',
  'database',
] as const;
export type LayerName = (typeof layerNames)[number];

export interface Layer {
  name: LayerName;
  modules: number;
  /** Modules by folder below the layer, the largest first, followed by modules directly in the layer. */
  folders: { name: string; modules: number }[];
}

/** All imports from one layer into another. */
export interface Arrow {
  from: LayerName;
  to: LayerName;
  imports: number;
  /** The number of imports that are only types, which don't exist at runtime. */
  types: number;
}

export interface ImportMap {
  layers: Layer[];
  arrows: Arrow[];
}

const isProduct = (source: string) => /\.(ts|tsx|js)$/u.test(source) && !/\.test\.tsx?$/u.test(source);
const layerOf = (source: string) => layerNames.find((name) => source.startsWith(`${name}/`));

/**
 * Counts the modules of each layer and the imports between layers, without tests.
 * @throws if suspiciously few were found
 */
export async function readImportMap(): Promise<ImportMap> {
  const folders = layerNames.filter((name) => existsSync(path.join(projectRoot, name)));
  const { output } = await cruise(
    folders,
    { ...law.options, baseDir: projectRoot },
    law.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(`no modules: ${output.slice(0, 200)}`);
  const modules = output.modules.filter(({ source }) => layerOf(source) && isProduct(source));
  if (modules.length < 100) throw new Error(`only ${modules.length} modules were read`);

  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of modules) {
    const from = layerOf(source) as LayerName;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = layerOf(resolved);
      if (!to || to === from || !isProduct(resolved)) continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: 0, types: 0 };
      arrow.imports += 1;
      if (dependencyTypes.includes('type-only')) arrow.types += 1;
      arrows.set(`${from} ${to}`, arrow);
    }
  }
  return {
    layers: folders.map((name) =>
      layer(
        name,
        modules.map(({ source }) => source),
      ),
    ),
    arrows: [...arrows.values()].toSorted((one, other) => order(one) - order(other)),
  };
}

const itself = 'top level';

function layer(name: LayerName, sources: readonly string[]): Layer {
  const own = sources.filter((source) => source.startsWith(`${name}/`));
  const byFolder = Map.groupBy(own, (source) => source.split('/').slice(1, -1)[0] ?? itself);
  const last = (folder: { name: string }) => Number(folder.name === itself);
  return {
    name,
    modules: own.length,
    folders: [...byFolder]
      .map(([folder, files]) => ({ name: folder, modules: files.length }))
      .toSorted((one, other) => last(one) - last(other) || other.modules - one.modules),
  };
}

const order = ({ from, to }: Arrow) => layerNames.indexOf(from) * layerNames.length + layerNames.indexOf(to);
