import type { Call } from '#web/call.ts';
import type { AppContext } from '../context/context.ts';
import { guest } from '../calls/caller.ts';
import { dispatch } from '../calls/dispatch.ts';
import type { Registry } from '../calls/registry.ts';

const noBinding = Buffer.alloc(0);

/**
 * Calls operations in process, while a page is rendered, as a guest, with the same dispatcher and validation
 * as over HTTP.
 */
export function renderCall(app: AppContext, registry: Registry): Call {
  return async (operation, input) => {
    const handler = registry.byName.get(operation.name);
    if (!handler) throw new Error(`no such call: ${operation.name}`);
    const envelope = await dispatch(handler, input, {
      app,
      caller: guest,
      idempotencyKey: null,
      fromOwnPage: false,
      address: 'page',
      userAgent: '',
      deviceToken: null,
      bindingHash: noBinding,
      visitor: () => 'page',
      setBrowserMark: () => undefined,
      setBindingCookie: () => undefined,
      setOfficeCookie: () => undefined,
    });
    // Some refusals have an empty string as data, which means that there is no logo.
    return { ...envelope, data: (envelope.data === '' ? '' : JSON.parse(envelope.data)) as never };
  };
}
