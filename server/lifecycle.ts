import type { AddressInfo } from 'node:net';
import { lockDataFolder, prepareDataFolder } from '#database/data-folder-lock.ts';
import { listen } from '#database/listen.ts';
import { catalogueChannel } from '#shop/catalogue/catalogue.ts';
import { printBanner } from './banner.ts';
import { buildIfNeeded } from './build.ts';
import { CatalogueChanges } from './catalogue-changes.ts';
import { startCatalogueClock } from './catalogue-clock.ts';
import { readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { openShopDatabase } from './database.ts';
import { contentFolder } from './folders.ts';
import { holdDoor } from './holding-door.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLog } from './log.ts';
import { startMailJob } from './mail/mail-job.ts';
import { mailTransport } from './outside/mail/mail-transport.ts';
import { openPayments } from './payments/open-payments.ts';
import { startPaymentJob } from './payments/payment-job.ts';
import { refuseTakenPort, takenPort } from './port.ts';
import { step } from './progress.ts';
import { Refusal } from './refusal.ts';
import { readSecret } from './secret.ts';
import { Shutdown } from './shutdown.ts';

/**
 * The life of the process: from the settings to a listening shop, and back when it is asked to end. Every step leaves
 * behind how to undo it, and a failing or interrupted start undoes what was done.
 */
export async function run({ dev }: { dev: boolean }): Promise<void> {
  const config = readConfig();
  if (config.mode === 'production' && process.getuid?.() === 0) {
    throw new Refusal('KADO_MODE=production does not run as root; start it as an ordinary user.');
  }
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  try {
    await refuseTakenPort(config);
    prepareDataFolder(config.dataFolder);
    shutdown.afterwards(lockDataFolder(config.dataFolder));
    const openDoor = await holdDoor(config);
    shutdown.afterwards(openDoor);
    const building = dev ? undefined : buildIfNeeded({ ...config, signal: shutdown.signal });
    // Both run at once; when one fails the other must not fail unheard.
    building?.catch(() => undefined);
    const { db, checkoutDb, connection } = await openShopDatabase(config, log, shutdown);
    await building;
    shutdown.signal.throwIfAborted();

    const secret = readSecret(config);
    const payments = await openPayments(config, secret);
    shutdown.afterwards(() => payments.stop());
    const context: AppContext = {
      config,
      db,
      checkoutDb,
      log,
      secret,
      payments: payments.ways,
      contentFolder: contentFolder(config),
      changes: new CatalogueChanges(),
      stopping: false,
    };
    if (dev) {
      const { openVite } = await import('./dev/vite.ts');
      context.dev = await openVite();
      shutdown.afterwards(() => context.dev?.close());
    }
    const { buildApp } = await import('./app.ts');
    const app = await buildApp(context);
    shutdown.afterwards(() => app.close());
    shutdown.afterwards(startCatalogueClock(db, log));
    shutdown.afterwards(startHousekeeping(db, log));
    shutdown.afterwards(
      startMailJob({ db, log, config, secret: context.secret, transport: mailTransport(config) }),
    );
    shutdown.afterwards(startPaymentJob(context));
    const onNotice = () => context.changes.announce();
    shutdown.afterwards(listen({ connection, channel: catalogueChannel, log, onNotice }));
    shutdown.signal.throwIfAborted();
    await openDoor();
    await step('Opening the shop', () => app.listen({ port: config.port, host: config.host })).catch(
      (error: unknown) => {
        throw takenPort(error, config);
      },
    );
    shutdown.started({ context, server: app.server });
    printBanner(config, app.server.address() as AddressInfo);
  } catch (error) {
    await shutdown.undo();
    // Asked to end while starting: that is no failure.
    if (shutdown.signal.aborted) process.exit(shutdown.exitCode);
    throw error;
  }
}
