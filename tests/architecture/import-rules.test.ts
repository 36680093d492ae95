import { afterAll, expect, test } from 'vitest';
import law, { layersOf } from '../../.dependency-cruiser.ts';
import { copyTree } from './copied-tree.ts';
import { asLines, circlesOfFolders, judge } from './import-rules.ts';
import { codeFiles } from './sources.ts';

interface Planted {
  rule: string;
  /** The file with the bad import. */
  at: string;
  code: string;
  /** The imported file, or the file itself when the finding is about one file. */
  to?: string;
  /** Files that must also exist. */
  also?: Record<string, string>;
}

/** Packages are reported by the path of their file, so this returns their name. */
const packageOr = (found: string) => /node_modules\/(@[^/]+\/[^/]+|[^/]+)/u.exec(found)?.[1] ?? found;

const value = 'export const planted = 1;\n';
const imports = (from: string) => `import '${from}';\n${value}`;
const inEach = (folder: string, targets: Record<string, string>): Planted[] =>
  Object.entries(targets).map(([name, to]) => ({
    rule: `${folder}-imports`,
    at: `${folder}/planted-${name}.ts`,
    code: imports(`#${to}`),
    to,
  }));

/** For each folder, a file in its topmost layer. */
const uppermost: Record<keyof typeof layersOf, string> = {
  server: 'commands/wake.ts',
  'shop/payments': 'reports/report.ts',
  'storefront/pages/checkout': 'form/totals.tsx',
};

/** One bad import for each forbidden cell of the table, and for each rule outside the table. */
const planted: Planted[] = [
  ...inEach('contract', {
    web: 'web/navigate.ts',
    rules: 'rules/stock.ts',
    ui: 'ui/icons.ts',
    storefront: 'storefront/today.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('rules', {
    web: 'web/navigate.ts',
    messages: 'contract/messages.ts',
    ui: 'ui/icons.ts',
    storefront: 'storefront/today.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('ui', {
    web: 'web/navigate.ts',
    messages: 'contract/messages.ts',
    operations: 'contract/operation.ts',
    storefront: 'storefront/today.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('web', {
    storefront: 'storefront/today.ts',
    office: 'office/planted-shop.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('storefront', {
    office: 'office/planted-shop.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('office', {
    storefront: 'storefront/today.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/schema.ts',
  }),
  ...inEach('shop', {
    web: 'web/navigate.ts',
    operation: 'contract/operation.ts',
    calls: 'contract/operations/catalogue/get-product-detail.ts',
    ui: 'ui/icons.ts',
    storefront: 'storefront/today.ts',
    server: 'server/calls/envelope.ts',
    database: 'database/connect.ts',
  }),
  ...inEach('server', { ui: 'ui/icons.ts', storefront: 'storefront/today.ts' }),
  ...inEach('database', {
    web: 'web/navigate.ts',
    languages: 'contract/languages.ts',
    rules: 'rules/stock.ts',
    ui: 'ui/icons.ts',
    storefront: 'storefront/today.ts',
    shop: 'shop/pricing/pricing.ts',
    server: 'server/calls/envelope.ts',
  }),
  {
    rule: 'front-doors',
    at: 'shop/search/planted-side.ts',
    code: imports('../pricing/coupon.ts'),
    to: 'shop/pricing/coupon.ts',
  },
  {
    rule: 'front-doors-from-server',
    at: 'server/planted-side.ts',
    code: imports('#shop/pricing/coupon.ts'),
    to: 'shop/pricing/coupon.ts',
  },
  ...Object.entries(uppermost).flatMap(([place, to]) =>
    (layersOf[place] ?? []).slice(0, -1).map((layer) => ({
      rule: `${place.replaceAll('/', '-')}-${layer}`,
      at: `${place}/${layer}/planted-above.ts`,
      code: imports(`../${to}`),
      to: `${place}/${to}`,
    })),
  ),
  {
    rule: 'labels-by-localisation',
    at: 'shop/orders/planted-labels.ts',
    code: imports('#contract/labels/storefront/login.ts'),
    to: 'contract/labels/storefront/login.ts',
  },
  {
    rule: 'labels-of-the-app',
    at: 'office/orders/planted-labels.ts',
    code: imports('#contract/labels/storefront/login.ts'),
    to: 'contract/labels/storefront/login.ts',
  },
  {
    rule: 'schema-types-only',
    at: 'shop/search/planted-queries.ts',
    code: imports('#database/schema.ts'),
    to: 'database/schema.ts',
  },
  {
    rule: 'named-in-queries',
    at: 'shop/search/planted-named.ts',
    code: imports('#database/named.ts'),
    to: 'database/named.ts',
  },
  {
    rule: 'storefront-types-only',
    at: 'server/planted-entry.ts',
    code: imports('#storefront/entry.server.tsx'),
    to: 'storefront/entry.server.tsx',
  },
  {
    rule: 'web-types-only',
    at: 'server/planted-renderer.ts',
    code: imports('#web/render-page.tsx'),
    to: 'web/render-page.tsx',
  },
  {
    rule: 'layout-above',
    at: 'storefront/shell-data/planted-layout.ts',
    code: imports('../layout/layout.tsx'),
    to: 'storefront/layout/layout.tsx',
  },
  {
    rule: 'no-page-to-page',
    at: 'storefront/pages/planted-one/page.ts',
    code: imports('../planted-two/page.ts'),
    to: 'storefront/pages/planted-two/page.ts',
    also: { 'storefront/pages/planted-two/page.ts': value },
  },
  {
    rule: 'no-page-to-page',
    at: 'office/planted-noun/planted-one/page.ts',
    code: imports('../planted-two/page.ts'),
    to: 'office/planted-noun/planted-two/page.ts',
    also: { 'office/planted-noun/planted-two/page.ts': value },
  },
  {
    rule: 'screens-on-top',
    at: 'office/planted-noun/planted-part.ts',
    code: imports('./planted-one/page.ts'),
    to: 'office/planted-noun/planted-one/page.ts',
  },
  ...['contract', 'rules', 'shop', 'server', 'database'].map((folder) => ({
    rule: 'no-react',
    at: `${folder}/planted-react.ts`,
    code: imports('react'),
    to: 'node_modules/react/index.js',
  })),
  {
    rule: 'browser-packages',
    at: 'ui/planted-zod.ts',
    code: imports('zod'),
    to: 'node_modules/zod/index.js',
  },
  { rule: 'browser-node', at: 'storefront/planted-node.ts', code: imports('node:fs'), to: 'fs' },
  {
    rule: 'vendors-outside',
    at: 'shop/planted-mail.ts',
    code: imports('nodemailer'),
    to: 'node_modules/nodemailer/lib/nodemailer.js',
  },
  { rule: 'vendors-outside', at: 'server/planted-cards.ts', code: imports('stripe'), to: 'stripe' },
  {
    rule: 'vendors-types',
    at: 'storefront/payment/forms/planted-cards.ts',
    code: imports('@stripe/stripe-js'),
    to: '@stripe/stripe-js',
  },
  {
    rule: 'no-tests-in-product',
    at: 'shop/planted-tests.ts',
    code: imports('#tests/architecture/import-rules.ts'),
    to: 'tests/architecture/import-rules.ts',
  },
  {
    rule: 'no-tests-in-product',
    at: 'server/planted-tools.ts',
    code: imports('../tools/check.ts'),
    to: 'tools/check.ts',
  },
  {
    rule: 'no-import-of-test-files',
    at: 'tests/planted-test.ts',
    code: imports('#tests/architecture/import-rules.test.ts'),
    to: 'tests/architecture/import-rules.test.ts',
  },
  {
    rule: 'tools-for-people',
    at: 'ui/planted-tools.ts',
    code: imports('../tools/check.ts'),
    to: 'tools/check.ts',
  },
  {
    rule: 'no-cycles',
    at: 'ui/planted-round.ts',
    code: imports('./planted-trip.ts'),
    to: 'ui/planted-trip.ts',
    also: { 'ui/planted-trip.ts': imports('./planted-round.ts') },
  },
  {
    rule: 'no-cycles',
    at: 'ui/planted-type-round.ts',
    code: `import type { Planted } from './planted-type-trip.ts';\nexport type Round = Planted;\n`,
    to: 'ui/planted-type-trip.ts',
    also: {
      'ui/planted-type-trip.ts': `import type { Round } from './planted-type-round.ts';\nexport type Planted = Round;\n`,
    },
  },
  {
    rule: 'resolvable',
    at: 'ui/planted-nowhere.ts',
    code: imports('./planted-missing.ts'),
    to: './planted-missing.ts',
  },
  { rule: 'no-orphans', at: 'shop/planted-orphan.ts', code: value },
  {
    rule: 'no-orphans',
    at: 'ui/planted-pair.ts',
    code: imports('./planted-other.ts'),
    also: { 'ui/planted-other.ts': value },
  },
  { rule: 'dev-packages', at: 'server/planted-dev.ts', code: imports('fast-check'), to: 'fast-check' },
];

// Reading the whole tree takes 15 seconds, so one copy contains all bad imports and is read once.
const tree = copyTree();
afterAll(tree.remove);
const plantedFiles = new Set<string>();
for (const { at, code, also = {} } of planted)
  for (const [file, content] of Object.entries({ [at]: code, ...also })) {
    tree.plant(file, content);
    plantedFiles.add(file);
  }
const verdict = await judge(tree.root, tree.folders);
const own = {
  findings: verdict.findings.filter(({ from, to }) => !plantedFiles.has(from) && !plantedFiles.has(to)),
  files: verdict.files.filter((file) => !plantedFiles.has(file)),
};

test('the import rules find no violation in the tree', () => {
  expect(asLines(own.findings)).toEqual([]);
});

test.each(['storefront', 'office'])('no folder of %s/ imports one that leads back to it', (app) => {
  const ofProduct = verdict.imports.filter(
    ([from, to]) => !plantedFiles.has(from) && !plantedFiles.has(to) && !from.includes('.test.'),
  );
  expect(circlesOfFolders(ofProduct, app)).toEqual([]);
});

test('folders that import each other are found, also through other files and through a third folder', () => {
  const circle = (...files: string[]) => files.map((file, at) => [file, files[at + 1] ?? ''] as const);
  const linked = [
    ...circle('office/a/one.ts', 'office/b/two.ts'),
    ...circle('office/b/three.ts', 'office/c/four.ts'),
    ...circle(
      'office/c/five.ts',
      'office/a/six.ts',
      'office/d/seven.ts',
      'office/page.ts',
      'office/a/one.ts',
    ),
    ...circle('office/d/e/f/one.ts', 'office/d/e/two.ts', 'office/d/e/f/three.ts'),
    // Nothing imports the screen.
    ...circle('office/g/screen/page.tsx', 'office/h/one.ts', 'office/g/two.ts'),
  ];
  expect(circlesOfFolders(linked, 'office').toSorted()).toEqual([
    'office/a -> office/b',
    'office/b -> office/c',
    'office/c -> office/a',
    'office/d/e -> office/d/e/f',
    'office/d/e/f -> office/d/e',
  ]);
});

test.each(Object.entries(layersOf))('the import rules list every subfolder of %s/', (place, known) => {
  const inside = own.files.filter((file) => file.startsWith(`${place}/`));
  const parts = inside.map((file) => file.slice(place.length + 1).split('/'));
  const layers = new Set(parts.flatMap(([layer, ...file]) => (layer && file.length > 0 ? [layer] : [])));
  expect([...layers].toSorted()).toEqual(known.toSorted());
});

test('the import rules find no file directly in a shop module except its public interface', () => {
  const beside = own.files.filter((file) => /^shop\/payments\/[^/]+$/u.test(file));
  expect(beside).toEqual(['shop/payments/payments.ts']);
});

test('the import rules were checked against every file, not an empty list', () => {
  const read = new Set(own.files);
  expect(codeFiles().filter((file) => !read.has(file))).toEqual([]);
  expect(own.files.length).toBeGreaterThan(200);
  expect(verdict.imports.length).toBeGreaterThan(own.files.length);
});

test.each(planted)('a planted bad import is found by the rule $rule, at $at', ({ rule, at, to = at }) => {
  const leads = verdict.findings.filter((each) => each.rule === rule && each.from === at);
  expect(leads.map((each) => packageOr(each.to))).toContain(packageOr(to));
});

test('a planted bad import exists for every rule', () => {
  const tried = new Set<string | undefined>(planted.map(({ rule }) => rule));
  expect(law.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
