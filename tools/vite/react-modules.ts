import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const entries =
  /\/node_modules\/(?<name>react|react-dom|scheduler)\/(?<entry>index|client|jsx-runtime)\.js$/u;

/**
 * React comes as CommonJS, of which a build keeps everything. Rewritten as modules, what nobody imports is left out: 3 kB
 * (brotli) that everybody would load.
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
    const source = readFileSync(path.join(path.dirname(id), file), 'utf8');
    return { code: asModule(forNewBrowsers(source, file)), map: null };
  },
  // Zustand takes React as one thing.
  transform: (code, id) =>
    id.includes('/node_modules/zustand/')
      ? code.replace('import React from', 'import * as React from')
      : null,
});

/** Of what React asks its browser when it starts: what kind of thing a name stands for in those the build is for. */
const kinds: Readonly<Record<string, string>> = {
  AbortController: 'function',
  clearTimeout: 'function',
  document: 'object',
  localPromise: 'function',
  localSetImmediate: 'object',
  MessageChannel: 'function',
  performance: 'object',
  'performance.now': 'function',
  Promise: 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  setTimeout: 'function',
  WeakMap: 'function',
  window: 'object',
};

/** By file: ways round browsers older than those, and what stands in their place. Where a name is given its value, it stays. */
const olderBrowsers: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'cjs/react-dom-client.production.js': [
    // What is tried out on an element has come true.
    [/\bcanUseDOM\b(?!\s+=[^=])/gu, 'false'],
    [/\bpassiveBrowserEventsSupported\b(?!\s+=[^=])/gu, 'true'],
    [/\bcanUseCompositionEvent\b(?!\s+=[^=])/gu, 'true'],
    [/\bcanUseTextInputEvent\b(?!\s+=[^=])/gu, '("TextEvent" in window)'],
    [/\bisInputEventSupported\b(?!\s+=[^=])/gu, 'true'],
    // Events are called by their own names, and keys by theirs.
    [/getVendorPrefixedEventName\(("\w+")\)/gu, '$1'],
    [/: makePrefixMap\(/gu, ': /* @__PURE__ */ makePrefixMap('],
    [/ key: function \(nativeEvent\) \{.*?\n {4}\},\n(?= {4}code: 0)/su, ' key: 0,\n'],
    [/Math\.clz32 \? Math\.clz32 : clz32Fallback/u, 'Math.clz32'],
  ],
};

/** Without its ways round older browsers: another 1.5 kB. @throws when React is written another way */
function forNewBrowsers(source: string, file: string): string {
  const asked = source.replaceAll(/typeof ([\w.]+)/gu, (all, name: string) =>
    kinds[name] ? `"${kinds[name]}"` : all,
  );
  return (olderBrowsers[file] ?? []).reduce((code, [way, instead]) => {
    const without = code.replace(way, instead);
    if (without === code) throw new Error(`React’s files are written another way: ${way.source}`);
    return without;
  }, asked);
}

/** `var X = require("x")` as an import, `exports.x = …` as an export. */
function asModule(source: string): string {
  const imports: string[] = [];
  const code = source
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/mu, (all) => {
      for (const [, variable, module] of all.matchAll(/(\w+) = require\("([\w-]+)"\)/gu))
        imports.push(`import * as ${variable} from '${module}';`);
      return '';
    })
    // Nothing happens when nobody uses what comes of it.
    .replaceAll('Symbol.for(', '/* @__PURE__ */ Symbol.for(');
  if (/\brequire\(|\bmodule\.exports/u.test(code)) throw new Error('React’s files are written another way');
  const named = [...code.matchAll(/\bexports\.(\w+)/gu)].map(([, name]) => name!);
  const names = new Set(named);
  // Named again within the file.
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
