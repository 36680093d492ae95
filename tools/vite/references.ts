import type { Plugin } from 'vite';

/**
 * Pages know an operation by its name and path alone: schemas stay on the server. A definition's file becomes
 * `export const getProductDetail = { name, path }`, so neither zod nor any schema reaches a browser.
 */
export function operationReferences(): Plugin {
  return {
    name: 'operation-references',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/operations\/[\w-]+\/[\w-]+\.ts$/u.test(id)) return null;
      const references = [
        ...code.matchAll(/export const (\w+) = operation\(\{\s*name: '([^']+)',\s*path: '([^']+)'/gu),
      ];
      return {
        code: references
          .map(
            ([, variable, name, path]) => `export const ${variable} = { name: '${name}', path: '${path}' };`,
          )
          .join('\n'),
        map: null,
      };
    },
  };
}

/**
 * Pages get all texts with the frame (storefront/frame/load-frame.ts): of a set they keep its entity id alone, so no text is
 * loaded twice, and none in another language.
 */
export function labelReferences(): Plugin {
  return {
    name: 'label-references',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/(?:labels\/[\w-]+\/[\w-]+|messages)\.ts$/u.test(id)) return null;
      const sets = [...code.matchAll(/export const (\w+) = labelSet\((\d+), \{/gu)];
      if (sets.length === 0) return null;
      return {
        code: sets
          .map(([, variable, entityId]) => `export const ${variable} = { entityId: ${entityId} };`)
          .join('\n'),
        map: null,
      };
    },
  };
}
