export { endKey } from './end-key.ts';
export { createKey, type NewKey } from './create-key.ts';
export { endKeysOf, findKey, type FoundKey } from './key-queries.ts';
export { isKeyText, keyPrefix } from './key-text.ts';
