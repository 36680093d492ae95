import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The import rules: which folder may import which (see ARCHITECTURE.md). `npm run check` enforces them, and
 * tests/architecture/import-rules.test.ts plants one forbidden import per rule to prove that each rule catches it. Any import the
 * table doesn't allow is forbidden.
 */

/**
 * The project files a folder may import besides its own. An import is allowed if its path starts with one of
 * these.
 */
const table: Record<string, string[]> = {
  contract: [],
  rules: [
    'contract/artwork.ts',
    'contract/constants.ts',
    'contract/forms/tidy.ts',
    'contract/languages.ts',
    'contract/story.ts',
  ],
  ui: ['contract/constants.ts', 'contract/languages.ts', 'contract/picture-names.ts', 'rules/'],
  web: ['contract/', 'rules/', 'ui/'],
  storefront: ['contract/', 'rules/', 'ui/', 'web/'],
  office: ['contract/', 'rules/', 'ui/', 'web/'],
  shop: [
    'contract/artwork.ts',
    'contract/proofs.ts',
    'contract/faq-groups.ts',
    'contract/constants.ts',
    'contract/languages.ts',
    'contract/messages.ts',
    'contract/payment-reasons.ts',
    'contract/payment-status.ts',
    'contract/permissions.ts',
    'contract/resource.ts',
    'contract/resources/',
    'contract/webhooks/event-names.ts',
    'contract/reports/',
    'contract/shapes.ts',
    'contract/shop-systems.ts',
    'contract/labels/',
    'contract/forms/',
    'rules/',
    'database/schema.ts',
    'database/named.ts',
  ],
  server: ['contract/', 'rules/', 'shop/', 'database/', 'web/', 'storefront/entry.server.tsx'],
  database: ['contract/constants.ts'],
};

/**
 * Folders with layers, lowest first: a layer never imports from a later one. Files directly in the folder may
 * import every layer.
 */
export const layersOf: Readonly<Record<string, readonly string[]>> = {
  server: [
    'process',
    'payments',
    'settings',
    'adapters',
    'pictures',
    'documents',
    'metrics',
    'context',
    'outgoing',
    'imports',
    'connections',
    'reports',
    'jobs',
    'webhooks',
    'mail',
    'health-checks',
    'backup',
    'calls',
    'operations',
    'order-chats',
    'reference-data',
    'demo',
    'http',
    'start',
    'cli',
    'commands',
  ],
  'shop/payments': [
    'providers',
    'payment',
    'refunds',
    'outcomes',
    'transfers',
    'charging',
    'cancelling',
    'changing',
    'review',
    'phone',
    'reports',
  ],
  'storefront/pages/checkout': ['placing', 'dialog', 'form'],
};

/** Matches the folder of a screen, but not the folders of parts that several screens of a noun share. */
export const screenFolder = '(?:storefront/pages|office/(?!(?:orders/cart)/)[^/]+)/[^/]+';

const folders = Object.keys(table);
const product = `^(${folders.join('|')})/`;
const ours = `^(${[...folders, 'tests', 'tools'].join('|')})/`;
const tests = '\\.test\\.tsx?$';
/**
 * Entry points: Node, operators, Vite, the folder readers and the test provider start here. Every other file must be
 * reachable from one of these.
 */
const entries =
  '^(server/start\\.js|server/main\\.ts|server/commands/.+|server/payments/test/process/main\\.ts|server/(?:imports/(?:xlsx|import)|mail/mail|backup/backup|pictures/(?:slip|artwork)|documents/typeset)-worker\\.ts|server/process/watchdog-thread\\.ts|server/http/reference/reference\\.js|web/start\\.ts|web/print/print-worker\\.ts|(storefront|office)/((?:first|still)\\.ts|paying\\.tsx|entry\\.(browser|server|worker)\\.tsx?|[^/]+/[^/]+/(page\\.tsx|load\\.ts|first\\.ts)|[a-z-]+/[a-z-]+-resource\\.tsx)|contract/webhooks/webhook-events\\.ts|(server|contract)/operations/.+)$';
const withoutReact = '^(contract|rules|shop|server|database)/';
const vendors = '(^|node_modules/)(@types/)?(stripe|@stripe/[^/]+|@paypal/[^/]+|nodemailer)(/|$)';
const paymentParts = '^storefront/payment/forms/';
const inBrowsers = '^(rules|ui|web|storefront|office)/';

// Returns a rule. `from` and `to` are validated when dependency-cruiser loads the rules.
const rule = (name: string, comment: string, from: object, to: object) =>
  ({ name, comment, severity: 'error', from, to }) as IForbiddenRuleType;
const literal = (path: string) => path.replaceAll('.', '\\.');

const law = {
  forbidden: [
    ...Object.entries(table).map(([folder, granted]) =>
      rule(
        `${folder}-imports`,
        `${folder}/ may import of ours only: itself${granted.map((path) => `, ${path}`).join('')}`,
        { path: `^${folder}/`, pathNot: tests },
        { path: ours, pathNot: `^(${[`${folder}/`, ...granted].map(literal).join('|')})` },
      ),
    ),
    rule(
      'front-doors',
      'another module of the shop only by its public interface, shop/<module>/<module>.ts',
      { path: '^shop/([^/]+)/' },
      { path: '^shop/([^/]+)/', pathNot: ['^shop/$1/', '^shop/([^/]+)/\\1\\.ts$'] },
    ),
    rule(
      'front-doors-from-server',
      'the server knows a module of the shop by its public interface, shop/<module>/<module>.ts, and what its key is, and how modules are found',
      { path: '^server/' },
      { path: '^shop/', pathNot: '^shop/(?:([^/]+)/\\1|purpose-key|modules-in)\\.ts$' },
    ),
    ...Object.entries(layersOf).flatMap(([place, layers]) =>
      layers
        .slice(0, -1)
        .map((layer, at) =>
          rule(
            `${place.replaceAll('/', '-')}-${layer}`,
            `${place}/${layer}/ is below the layers that come after it in the list of layers`,
            { path: `^${place}/${layer}/`, pathNot: tests },
            { path: `^${place}/(${layers.slice(at + 1).join('|')})/` },
          ),
        ),
    ),
    rule(
      'labels-by-localisation',
      'the shop’s texts are read through shop/localisation, with what staff wrote in their place',
      { path: '^shop/', pathNot: ['^shop/localisation/', tests] },
      { path: '^contract/labels/' },
    ),
    rule(
      'labels-of-the-app',
      'the pages of an app get its own texts and the shared ones, and pages behind links in emails also theirs; of others they would show the keys',
      { path: '^(storefront|office)/', pathNot: ['^storefront/orders/job/', tests] },
      { path: '^contract/labels/', pathNot: '^contract/labels/(label-set\\.ts$|shared/|$1/)' },
    ),
    rule(
      'schema-types-only',
      'the shop takes types from database/schema.ts, no values',
      { path: '^shop/', pathNot: tests },
      { path: '^database/schema\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'named-in-queries',
      'statements are named where the SQL stands: in queries.ts and *-queries.ts',
      { path: '^shop/', pathNot: [tests, '^shop/[^/]+/[a-z0-9/-]*queries\\.ts$'] },
      { path: '^database/named\\.ts$' },
    ),
    rule(
      'storefront-types-only',
      'the server loads the build of the storefront; of its source it knows the types of the entry alone',
      { path: '^server/' },
      { path: '^storefront/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-types-only',
      'of web/ the server knows the list of apps and the one inline script, and for the rest types: what renders comes with the builds',
      { path: '^server/' },
      { path: '^web/', pathNot: '^web/(apps|early-press-script)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'layout-above',
      'header, menus and footer use what all parts of an app use, not the other way round',
      { path: '^storefront/(shell-data/|(page|routes|screens|shop-context)\\.tsx?$)' },
      { path: '^storefront/(layout|pages)/' },
    ),
    rule(
      'no-page-to-page',
      'screens do not import each other; what two need lies beside the screens of its noun',
      { path: `^(${screenFolder})/` },
      { path: `^${screenFolder}/`, pathNot: '^$1/' },
    ),
    rule(
      'screens-on-top',
      'parts import no screen; what a screen and others need lies beside the screens of its noun',
      { path: '^(storefront|office)/', pathNot: [`^${screenFolder}/`, tests] },
      { path: `^${screenFolder}/` },
    ),
    rule(
      'no-react',
      'React stays in ui/, web/, storefront/ and office/',
      { path: withoutReact },
      { path: 'node_modules/(@types/)?react(-dom)?/' },
    ),
    rule(
      'browser-packages',
      'what reaches browsers takes nothing of Node and none of the server’s packages',
      { path: inBrowsers, pathNot: tests },
      { path: 'node_modules/(zod|kysely|pg|fastify|@fastify|pino|sharp|nodemailer|sanitize-html|@node-rs)/' },
    ),
    rule(
      'browser-node',
      'what reaches browsers takes nothing of Node',
      { path: inBrowsers, pathNot: [tests, 'entry\\.server\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'vendors-outside',
      'vendors’ SDKs only in server/adapters/ and server/payments/, each beside its local stand-in',
      { path: product, pathNot: ['^server/(adapters|payments)/', paymentParts] },
      { path: vendors },
    ),
    rule(
      'vendors-types',
      'a payment part knows its provider’s script by types: the script itself comes from the provider',
      { path: paymentParts },
      { path: vendors, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-tests-in-product',
      'product code imports no tests and no tools',
      { path: product, pathNot: tests },
      { path: `^(tests|tools|extras)/|${tests}` },
    ),
    rule('no-import-of-test-files', 'nobody imports a test', {}, { path: tests }),
    rule(
      'tools-for-people',
      'tools are started by people; only tests may look at them',
      { pathNot: '^(tools|tests)/' },
      { path: '^tools/' },
    ),
    rule('no-cycles', 'no module reaches itself', {}, { circular: true }),
    rule(
      'resolvable',
      'every import leads to a file',
      { path: `${product}|^(tests|tools)/` },
      { couldNotResolve: true },
    ),
    rule(
      'no-orphans',
      'product code is reached from an entry: server/start.js, an entry or a page of an app, an operation',
      { path: entries },
      {
        path: product,
        pathNot: [tests, entries, '\\.(json|css|svg|d\\.ts)$'],
        reachable: false,
      },
    ),
    rule(
      'dev-packages',
      'what runs in the shop stands in dependencies, not in devDependencies; `npm run dev` has the tools',
      { path: product, pathNot: [tests, '^server/start/dev/'] },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    ),
  ],
  options: {
    // TypeScript 7 has no parser that other tools can call, so swc reads the files, including type imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-development|var|screenshots|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css', '.d.ts'],
    },
  },
} satisfies IConfiguration;

export default law;
