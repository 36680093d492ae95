import { labelSet } from '../label-set.ts';

/** Shown on pages the server sends without their content: cart, orders, account. */
export const needsScriptLabels = labelSet(4103, {
  pageNeedsScript: [
    'This page needs JavaScript: turn it on in your browser, then load the page again.',
    'ទំព័រនេះត្រូវការ JavaScript៖ សូមបើក JavaScript ក្នុងកម្មវិធីរុករក រួចផ្ទុកទំព័រម្តងទៀត។',
  ],
});
