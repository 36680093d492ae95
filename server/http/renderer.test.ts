import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { apps } from '#web/apps.ts';
import { loadRenderer } from './renderer.ts';

// The office previews shop pages without their scripts, but in development only scripts load the styles.
test('in development, a page without scripts has the styles of all its components, common ones first', async () => {
  const dev = await createServer({
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => dev.close());
  const { files, stillFiles } = await loadRenderer({ dev }, '', apps[0]);

  const { styles } = await stillFiles();

  expect(files.styles).toEqual([]);
  expect(styles[0]).toBe('/storefront/styles/base.css');
  expect(styles).toEqual(
    expect.arrayContaining([
      '/storefront/layout/header.css',
      '/ui/button.css',
      '/storefront/layout/footer.css',
    ]),
  );
  expect(new Set(styles).size).toBe(styles.length);
});
