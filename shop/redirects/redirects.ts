export { countRedirect, redirectOf } from './queries.ts';
export { redirectKind } from './redirect-kind.ts';
