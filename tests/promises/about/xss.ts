import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  minutes: 8,
  mutants: [
    {
      file: 'web/document.ts',
      from: "JSON.stringify(value).replaceAll('<', String.raw`\\u003c`)",
      to: 'JSON.stringify(value)',
      fails: 'on a product’s page',
    },
    {
      file: 'shop/catalogue/description-html.ts',
      from: 'const clean = sanitizeHtml(html, rules);',
      to: 'const clean = (void sanitizeHtml, void rules, html);',
      fails: 'on a product’s page',
    },
  ],
};
