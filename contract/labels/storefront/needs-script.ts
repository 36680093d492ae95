import { labelSet } from '../label-set.ts';

/** On pages the server sends without what is on them: a cart, orders, an account. */
export const needsScriptLabels = labelSet(4103, {
  pageNeedsScript: [
    'This page needs JavaScript: turn it on in your browser, then load the page again.',
    'ទំព័រនេះត្រូវការ JavaScript៖ សូមបើក JavaScript ក្នុងកម្មវិធីរុករក រួចផ្ទុកទំព័រម្តងទៀត។',
  ],
});
