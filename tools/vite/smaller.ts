import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Names React's DOM renderer gives to what no code outside it reads; each stands there dozens of times. */
export const innerNames =
  'memoizedState stateNode sibling flags subtreeFlags alternate memoizedProps updateQueue pendingProps lanes childLanes pendingLanes cancelPendingCommit suspendedLanes baseState cachePool callbackNode callbackPriority dehydrated elementType lastBaseUpdate firstBaseUpdate errorRecoveryDisabledLanes pingedLanes entangledLanes isDehydrated entanglements timeoutHandle blockedOn deletions baseQueue lastRenderedState lastRenderedReducer incompleteTransitions expirationTimes hiddenUpdates expiredLanes warmLanes pooledCache pooledCacheLanes shellSuspendCounter treeContext hydrationErrors retryLane retryQueue renderingStartTime pendingContext pingCache pendingChildren eagerState hasEagerState revertLane dependencies firstContext tailMode hoistableStyles baseLanes hiddenCallbacks refCleanup waitingForImages'.split(
    ' ',
  );

/**
 * Makes what browsers load still smaller: shorter inner names in React's production build, and terser after the build's
 * own minifier (docs/decisions/010).
 */
export function smaller(): Plugin {
  const inner = new RegExp(String.raw`\b(?:${innerNames.join('|')})\b`, 'gu');
  return {
    name: 'smaller',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-dom-client.production.js')) return null;
      return {
        code: code.replaceAll(inner, (name) => `$${innerNames.indexOf(name).toString(36)}`),
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
