import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const entries =
  /\/node_modules\/(?<name>react|react-dom|scheduler)\/(?<entry>index|client|jsx-runtime)\.js$/u;

/**
 * Rewrites React as modules: it is published as CommonJS, which a build can't tree-shake. Unused exports are
 * then dropped: 3 kB (brotli) that every visitor would load.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  enforce: 'pre',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load(id) {
    const { name, entry } = entries.exec(id)?.groups ?? {};
    if (!name) return null;
    const file = `cjs/${entry === 'index' ? name : `${name}-${entry}`}.production.js`;
    return { code: asModule(readFileSync(path.join(path.dirname(id), file), 'utf8')), map: null };
  },
  // Zustand imports React as a whole.
  transform: (code, id) =>
    id.includes('/node_modules/zustand/')
      ? code.replace('import React from', 'import * as React from')
      : null,
});

/** Converts `var X = require("x")` to an import, `exports.x = …` to an export. */
function asModule(source: string): string {
  const imports: string[] = [];
  const code = source
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/mu, (all) => {
      for (const [, variable, module] of all.matchAll(/(\w+) = require\("([\w-]+)"\)/gu))
        imports.push(`import * as ${variable} from '${module}';`);
      return '';
    })
    // The symbols are marked as having no side effects if the result isn't used.
    .replaceAll('Symbol.for(', '/* @__PURE__ */ Symbol.for(');
  if (/\brequire\(|\bmodule\.exports/u.test(code)) throw new Error('React’s files have a different format');
  const named = [...code.matchAll(/\bexports\.(\w+)/gu)].map(([, name]) => name!);
  const names = new Set(named);
  // Exports that the file also reads or assigns again, so they need a variable.
  const used = new Set(named.filter((name, at) => named.indexOf(name) !== at));
  return [
    ...imports,
    ...[...used].map((name) => `let export_${name};`),
    code
      .replaceAll(/^exports\.(\w+)/gmu, (all, name: string) =>
        used.has(name) ? all : `const export_${name}`,
      )
      .replaceAll('exports.', 'export_'),
    ...[...names].map((name) => `export { export_${name} as ${name} };`),
  ].join('\n');
}
