import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languageCodes } from '#contract/languages.ts';
import { lockDataFolder, prepareDataFolder } from '#database/data-folder-lock.ts';
import { inactiveCopyOf } from '#database/backup/inactive-copy.ts';
import { foundProductIndex, cacheProductIndex, saveProductIndex } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#database/schema.ts';
import { listen } from '#database/listen.ts';
import { patiently } from '#database/patient-work.ts';
import { changeChannel, changesIn } from '#shop/invalidation/invalidation.ts';
import { shopExists } from '#shop/content/content.ts';
import { firstOwnerPath } from '#shop/staff/staff.ts';
import { publicReads } from '../context/public-reads.ts';
import { noShopWarning, printBanner, inactiveWarning } from './banner.ts';
import { buildIfNeeded, bundleServerIfNeeded } from './build.ts';
import { mailsDiffer, paymentsDiffer } from '../connections/renew-connections.ts';
import { readWithConnections } from '../connections/with-connections.ts';
import { withTime } from '../context/with-time.ts';
import { CatalogueChanges } from '../context/catalogue-changes.ts';
import { type Config, configAt, readConfig } from '../settings/config.ts';
import type { AppContext } from '../context/context.ts';
import { isDemoShop } from '../demo/queries.ts';
import { openShopDatabase } from './open-database.ts';
import { openStores, refuseClosedBucket } from '../adapters/storage/open-stores.ts';
import { respondWhileStarting } from './start-up-responder.ts';
import { createLog } from '../process/log.ts';
import { startJobs } from './jobs.ts';
import { noPayments, openPayments } from '../payments/open-payments.ts';
import { refuseTakenPort, takenPort, takePort } from '../process/port.ts';
import { step } from '../process/progress.ts';
import { OperatorError } from '../process/operator-error.ts';
import { startWatchdog } from '../process/watchdog.ts';
import { readSecret } from '../settings/secret.ts';
import { Shutdown } from './shutdown.ts';
import { snapshotFile } from './snapshot-file.ts';

/** The milliseconds after which the process of an embedded database has been started. */
const startOfDatabaseMs = 20;

/**
 * Runs the process: from reading the settings to a listening shop, and back on shutdown. Every step registers
 * its cleanup, and a failed or interrupted start is undone.
 */
export async function run({ dev }: { dev: boolean }): Promise<void> {
  const { config, held } = await configWithPort();
  refuseRoot(config);
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  // The watchdog doesn't run in development, where a breakpoint looks like a freeze.
  if (!dev) shutdown.afterwards(startWatchdog());
  try {
    if (!held) await refuseTakenPort(config);
    prepareDataFolder(config.dataFolder);
    shutdown.afterwards(lockDataFolder(config.dataFolder));
    const indexFile = snapshotFile(config);
    const found = foundProductIndex(indexFile);
    await refuseClosedBucket(config);
    const stopResponder = held ? async () => undefined : await respondUntilOpen(config);
    shutdown.afterwards(stopResponder);
    const tracing = config.traced ? new (await import('../metrics/tracing.ts')).Tracing(log) : undefined;
    shutdown.afterwards(() => tracing?.close());
    const opening = openShopDatabase(config, { log, shutdown, onQuery: tracing?.query });
    // All run in parallel. If one fails, a failure of another must not be an unhandled rejection.
    opening.catch(() => undefined);
    // Lets the database be started first, because checking and loading the code keep this thread busy.
    await sleep(startOfDatabaseMs);
    const building = dev ? undefined : buildIfNeeded({ ...config, signal: shutdown.signal });
    // Beside the database and the warm-up, so that a shop that is stopped soon after its first start has it as well.
    building?.then(() => bundleForNextStart(shutdown.signal, log)).catch(() => undefined);
    const loading = import('../app.ts');
    loading.catch(() => undefined);
    const { db, checkoutDb, officeDb, replica, connection, listenAt } = await opening;
    await building;
    shutdown.signal.throwIfAborted();

    const secret = readSecret(config);
    // A restored copy stays inactive: the original may be running, and its emails, refunds and charges must not be
    // repeated.
    const inactiveCopyFrom = await patiently(() => inactiveCopyOf(db));
    const { config: connected, states } = await patiently(() => readWithConnections(config, db, secret));
    const ignored = Object.entries(states).filter(([, state]) => ['unreadable', 'unfit'].includes(state));
    for (const [name, state] of ignored)
      log.warn({ connection: name, state }, 'ignoring the saved settings of a connection');
    const [isCreated, isDemo] = await patiently(() => Promise.all([shopExists(db), isDemoShop(db)]));
    let payments =
      inactiveCopyFrom === null ? await openPayments(connected, { secret, db, log }) : noPayments;
    shutdown.afterwards(() => payments.stop());
    const context: AppContext = {
      config: connected,
      db,
      checkoutDb,
      officeDb,
      withTime: withTime(connection, log, connected.databaseTimeoutMs),
      ...(replica && { reads: publicReads(db, replica, log) }),
      log,
      secret,
      payments: payments.methods,
      stores: openStores(config),
      changes: new CatalogueChanges(),
      stopping: false,
      ...(tracing && { tracing }),
    };
    if (config.metrics) {
      const { openMetrics } = await import('./open-metrics.ts');
      const { metrics, close } = await openMetrics(config, config.metrics, db);
      context.metrics = metrics;
      metrics.watchProviders(() => context.payments.all);
      shutdown.afterwards(close);
    }
    if (dev) {
      const { openVite } = await import('./dev/vite.ts');
      context.dev = await openVite();
      shutdown.afterwards(() => context.dev?.close());
    }
    const indexed = patiently(() => cacheProductIndex(db, { replica, found, signal: shutdown.signal }));
    // If the start fails before awaiting it, this must not become an unhandled rejection.
    indexed.catch(() => undefined);
    const { buildApp } = await loading;
    const app = await buildApp(context);
    shutdown.afterwards(() => app.close());
    if (inactiveCopyFrom === null) {
      const { renewMails } = startJobs(context, connection, shutdown);
      context.onRenewed = async (before) => {
        if (mailsDiffer(context.config, before)) renewMails();
        if (!paymentsDiffer(context.config, before)) return;
        const former = payments;
        payments = await openPayments(context.config, { secret, db, log });
        context.payments = payments.methods;
        await former.stop();
      };
    }
    const { changes } = context;
    const onNotice = (notice: string) => changes.hear(changesIn(notice));
    const onReturn = () => changes.announce('all');
    shutdown.afterwards(listen({ connection: listenAt, channel: changeChannel, log, onNotice, onReturn }));
    shutdown.signal.throwIfAborted();
    await step('Reading the products', () => indexed);
    const save = () =>
      saveProductIndex(db, indexFile).catch((error: unknown) =>
        log.warn({ err: error }, 'couldn’t save the product index'),
      );
    shutdown.afterwards(save);
    if (!dev) await patiently(() => tryFirst(app, shutdown.signal));
    shutdown.signal.throwIfAborted();
    await stopResponder();
    await step('Opening the shop', async () => {
      if (!held) return app.listen({ port: config.port, host: config.host });
      await app.ready();
      return once(app.server.listen(held), 'listening');
    }).catch((error: unknown) => {
      throw takenPort(error, config);
    });
    shutdown.started({ context, server: app.server });
    await announceOpening(context, app.server.address() as AddressInfo, {
      inactiveCopyFrom,
      isCreated,
      isDemo,
    }).catch((error: unknown) => log.warn({ err: error }, 'couldn’t print what this shop is'));
  } catch (error) {
    await shutdown.undo();
    // A shutdown during the start isn't an error.
    if (shutdown.signal.aborted) process.exit(shutdown.exitCode);
    throw error;
  }
}

/** Port 0 means a free port. It stays bound until the shop listens, because another process could take it. */
async function configWithPort() {
  const config = readConfig();
  if (config.port !== 0) return { config };
  const held = await takePort(config);
  return { config: configAt((held.address() as AddressInfo).port), held };
}

function refuseRoot({ mode }: Config): void {
  if (mode === 'production' && process.getuid?.() === 0)
    throw new OperatorError('KADO_MODE=production refuses to run as root; start it as a regular user.');
}

/**
 * Responds to requests until the shop is open. With a database server there may be other processes, to which a proxy
 * should route them.
 */
const respondUntilOpen = async (config: Config) =>
  config.databaseUrl ? async () => undefined : respondWhileStarting(config);

/** Prints where the shop is, and logs what keeps it from working fully. */
async function announceOpening(
  { config, db, log }: AppContext,
  address: AddressInfo,
  found: Omit<Parameters<typeof printBanner>[2], 'firstOwner'>,
): Promise<void> {
  const { inactiveCopyFrom, isCreated } = found;
  const firstOwner = inactiveCopyFrom === null ? await patiently(() => firstOwnerLink(config, db)) : null;
  printBanner(config, address, { ...found, firstOwner });
  if (inactiveCopyFrom !== null) log.warn({ inactiveCopyFrom }, inactiveWarning);
  if (!isCreated) log.warn(noShopWarning);
}

/** Bundles the server's code if it runs from the sources. */
function bundleForNextStart(signal: AbortSignal, log: AppContext['log']): void {
  if (import.meta.filename.endsWith('.ts'))
    bundleServerIfNeeded(signal).catch((error: unknown) =>
      log.debug({ err: error }, 'couldn’t bundle the server’s code'),
    );
}

/** Returns the link that creates the first owner in the browser. Null if there is an owner. */
async function firstOwnerLink({ officeUrl }: Config, db: Database): Promise<string | null> {
  const path = await firstOwnerPath(db, defaultLanguage);
  return path && officeUrl + path;
}

/** The IP address of the first requests, so that they don't count for a visitor. */
const nobody = '0.0.0.0';
/** Milliseconds after which the shop opens although it isn't warm: visitors then wait longer, but get answers. */
const maxWarmUpMs = 20_000;
const retryMs = 500;

/**
 * Warms up the shop before visitors arrive: fills the caches and lets the rendering code run. On a busy machine some of
 * it fails, because queries are too late, and is tried again.
 */
async function tryFirst(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  const end = performance.now() + maxWarmUpMs;
  for (const url of ['/readyz', ...languageCodes.map((lang) => `/${lang}/`)]) {
    const isWarm = async () => {
      const { statusCode, body } = await app.inject({ url, remoteAddress: nobody });
      // Waiting doesn't fix a wrong clock or a full disk.
      return statusCode < 500 || /"why":"(?:clock|disk)"/u.test(body);
    };
    while (!(await isWarm()) && performance.now() < end && !signal.aborted) await sleep(retryMs);
  }
}
