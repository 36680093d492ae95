import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importMapPicture } from './picture.ts';
import { projectRoot, readImportMap } from './read-import-map.ts';

// `node extras/import-map/draw.ts` draws docs/pictures/architecture.svg from the actual imports.
const map = await readImportMap();
writeFileSync(path.join(projectRoot, 'docs/pictures/architecture.svg'), importMapPicture(map));
const modules = map.layers.reduce((sum, layer) => sum + layer.modules, 0);
const imports = map.arrows.reduce((sum, arrow) => sum + arrow.imports, 0);
console.log(`${modules} modules in ${map.layers.length} layers, ${imports} imports between them.`);
