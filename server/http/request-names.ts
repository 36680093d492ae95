import type { Registry } from '../calls/registry.ts';
import { callPath } from './api.ts';

/** Requests other than operations, by the prefix of their path. */
const others: readonly (readonly [start: string, name: string])[] = [
  ['/api/v1/payments/webhooks/', 'webhook'],
  ['/api/', 'other call'],
  ['/office/api/', 'other call'],
  ['/content/', 'picture'],
  ['/assets/', 'file'],
  ['/page-data/', 'page data'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** Names a request by its operation or other kind: few names, without visitor data. */
export const requestNames =
  (registry: Registry) =>
  (url: string): string =>
    registry.byPath.get(callPath(url) ?? '')?.operation.name ??
    registry.forStaff.get(url.replace('/office/api/', ''))?.operation.name ??
    others.find(([start]) => url.startsWith(start))?.[1] ??
    'page';
