import { needsScriptLabels } from '#contract/labels/storefront/needs-script.ts';
import { useLabels } from './shop-context.tsx';

/** Says what a page needs whose contents the browser has. */
export const NeedsScript = () => (
  <noscript>
    <p>{useLabels(needsScriptLabels)('pageNeedsScript')}</p>
  </noscript>
);
