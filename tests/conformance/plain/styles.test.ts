import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const styles = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');

// Specification §9: rules that exist only in styles, where a script can't measure them.
it('the loading overlay has z-index 20000 and is 60 % white', () => {
  expect(styles('storefront/styles/tokens.css')).toMatch(/--z-overlay: 20000;/u);
  const overlay = /\.overlay \{[^}]+\}/u.exec(styles('ui/overlay.css'))?.[0];
  expect(overlay).toContain('z-index: var(--z-overlay);');
  expect(overlay).toContain('background: rgb(255 255 255 / 0.6);');
});
