import { globSync, readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Names React's DOM renderer gives to what no code outside it reads; each stands there dozens of times. */
export const innerNames =
  'memoizedState stateNode sibling flags subtreeFlags alternate memoizedProps updateQueue pendingProps lanes childLanes pendingLanes cancelPendingCommit suspendedLanes baseState cachePool callbackNode callbackPriority dehydrated elementType lastBaseUpdate firstBaseUpdate errorRecoveryDisabledLanes pingedLanes entangledLanes isDehydrated entanglements timeoutHandle blockedOn deletions baseQueue lastRenderedState lastRenderedReducer incompleteTransitions expirationTimes hiddenUpdates expiredLanes warmLanes pooledCache pooledCacheLanes shellSuspendCounter treeContext hydrationErrors retryLane retryQueue renderingStartTime pendingContext pingCache pendingChildren eagerState hasEagerState revertLane dependencies firstContext tailMode hoistableStyles baseLanes hiddenCallbacks refCleanup waitingForImages'.split(
    ' ',
  );

/** React's list of attributes that are written otherwise in HTML and SVG: "strokeWidth", "stroke-width". */
export const attributeAliases = /(?<=var aliases = new Map\(\[)[^]*?(?=\]\))/u;

/** That list without the attributes none of our elements has: nearly all of it is of SVG, and our icons are files. */
export function withUsedAliases(aliases: string, elements: string): string {
  return aliases.replaceAll(/\["([\w-]+)", "[^"]+"\],?/gu, (pair, name: string) =>
    new RegExp(String.raw`\b${name}\b`, 'u').test(elements) ? pair : '',
  );
}

const ourElements = () =>
  globSync(['ui/**/*.tsx', 'storefront/**/*.tsx'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * Makes what browsers load still smaller: shorter inner names and no attributes we never use in React's production build,
 * and terser after the build's own minifier (docs/decisions/010).
 */
export function smaller(): Plugin {
  const inner = new RegExp(String.raw`\b(?:${innerNames.join('|')})\b`, 'gu');
  return {
    name: 'smaller',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-dom-client.production.js')) return null;
      return {
        code: code
          .replace(attributeAliases, (aliases) => withUsedAliases(aliases, ourElements()))
          .replaceAll(inner, (name) => `$${innerNames.indexOf(name).toString(36)}`),
        map: null,
      };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = await terse(file.code);
        }
      },
    },
  };
}

async function terse(code: string): Promise<string> {
  const made = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, hoist_funs: true },
  });
  return made.code ?? code;
}
