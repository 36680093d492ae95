import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importMapPicture } from './import-map-picture.ts';
import { importMapTable, withTable } from './import-map-table.ts';
import { readImportMap } from './import-map.ts';
import { projectRoot } from './steps.ts';

// `node tools/architecture.ts` draws docs/pictures/architecture.svg from the actual imports and writes the
// table of ARCHITECTURE.md. tests/docs/architecture.test.ts fails if they are out of date.
const map = await readImportMap();
const document = path.join(projectRoot, 'ARCHITECTURE.md');
writeFileSync(path.join(projectRoot, 'docs/pictures/architecture.svg'), importMapPicture(map));
writeFileSync(document, withTable(readFileSync(document, 'utf8'), importMapTable(map)));
const modules = map.layers.reduce((sum, layer) => sum + layer.modules, 0);
const imports = map.arrows.reduce((sum, arrow) => sum + arrow.imports, 0);
console.log(`${modules} modules in ${map.layers.length} layers, ${imports} imports between them.`);
