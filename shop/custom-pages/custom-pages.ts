export { customPageKind } from './custom-page-kind.ts';
export { customPage, customPageNames, customPages } from './queries.ts';
