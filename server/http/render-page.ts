import type { AppContext } from '../context/context.ts';
import type { Registry } from '../calls/registry.ts';
import { AppShellCache } from './app-shell-cache.ts';
import { renderCall } from './render-call.ts';
import type { Renderer } from './renderer.ts';

/**
 * Renders pages of an app without caches, on the context's connections, so that they show what a transaction
 * sees, including the layout. The pages are for viewing only, without scripts. '' when there is no page.
 */
export const pageDrawer =
  (renderer: Renderer, registry: Registry): NonNullable<AppContext['drawPage']> =>
  async (app, address) => {
    const call = renderCall(app, registry);
    const frames = new AppShellCache(app, renderer, call);
    const { render } = await renderer.appBuild();
    const files = await renderer.stillFiles();
    const drawn = (at: string) =>
      render({
        address: at,
        call,
        publicUrl: app.config.publicUrl,
        files,
        frame: (lang) => frames.get(lang),
        report: (error, what) => app.log.error({ err: error }, `could not load ${what}`),
        isAway: () => false,
      });
    const first = await drawn(address);
    const page = first.kind === 'redirect' ? await drawn(first.to) : first;
    return page.kind === 'page' && page.status === 200 ? page.html : '';
  };
