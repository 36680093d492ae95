import type { Registry } from '../calls/registry.ts';
import { callPath } from './api.ts';

/** What is no call, by the beginning of its address. */
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

/** The name of a request's call, or of what it is else: few, and without anything of a visitor. */
export const requestNames =
  (registry: Registry) =>
  (url: string): string =>
    registry.byPath.get(callPath(url) ?? '')?.operation.name ??
    registry.forStaff.get(url.replace('/office/api/', ''))?.operation.name ??
    others.find(([start]) => url.startsWith(start))?.[1] ??
    'page';
