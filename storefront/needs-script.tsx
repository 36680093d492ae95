import { needsScriptLabels } from '#contract/labels/storefront/needs-script.ts';
import { useLabels } from './shop-context.tsx';

/** A note that a page needs JavaScript because its content is in the browser. */
export const NeedsScript = () => (
  <noscript>
    <p>{useLabels(needsScriptLabels)('pageNeedsScript')}</p>
  </noscript>
);
