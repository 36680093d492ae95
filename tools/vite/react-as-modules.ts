import path from 'node:path';
import type { Plugin } from 'vite';

const packages = path.resolve(import.meta.dirname, '../../node_modules');
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * React's production files as modules, so that what nobody uses is left out: its packages are CommonJS, which are taken
 * whole (docs/decisions/010). Everybody in the browser gets these files, so there is still one React.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (files[source] ? path.join(packages, files[source]) : null),
    transform(code, id) {
      // Taken as a whole by its default export, of React nothing could be left out.
      if (id.endsWith('/zustand/esm/react.mjs')) return { code: withNamespace(code), map: null };
      const isReact = Object.values(files).some((file) => id === path.join(packages, file));
      return isReact ? { code: asModule(code, id), map: null } : null;
    },
  };
}

const withNamespace = (code: string) =>
  code.replace("import React from 'react'", "import * as React from 'react'");

/** @throws when a file is not written as these are, so that another release of React cannot go wrong unseen */
function asModule(code: string, file: string): string {
  const imports: string[] = [];
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/gu)].map(([, name]) => name));
  const body = code
    .replace(/^"use strict";$/mu, '')
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/mu, (required) => {
      for (const [, local, name] of required.matchAll(/(\w+) = require\("([\w-]+)"\)/gu))
        imports.push(`import * as ${local} from '${name}';`);
      return '';
    })
    .replaceAll(/^exports\.(\w+) =/gmu, 'let $1$$e =')
    .replaceAll(/\bexports\.(\w+)/gu, '$1$$e');
  if (names.size === 0 || /\brequire\(|\bmodule\.exports\b/u.test(body))
    throw new Error(`${file} is not written as expected`);
  const exported = [...names].map((name) => `${name}$e as ${name}`).join(', ');
  return `${imports.join('\n')}\n${body}\nexport { ${exported} };`;
}
