export { followRedirect } from './follow-redirect.ts';
export { countRedirect } from './queries.ts';
export { effectsOfRedirects, redirectKind } from './redirect-kind.ts';
