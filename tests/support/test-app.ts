import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { inject } from 'vitest';
import type { Database } from '#database/connect.ts';
import { buildApp } from '#server/app.ts';
import { CatalogueChanges } from '#server/context/catalogue-changes.ts';
import type { AppContext } from '#server/context/context.ts';
import { openStores } from '#server/adapters/storage/open-stores.ts';
import { readConfig } from '#server/settings/config.ts';
import { buildIfNeeded } from '#server/start/build.ts';
import { type PaymentMethods, paymentMethods } from '#shop/payments/payments.ts';
import { afterwards } from './afterwards.ts';

interface Built {
  env?: Record<string, string>;
  payments?: PaymentMethods;
  log?: Logger;
}

/** Each worker checks once whether the pages are built. */
let built: Promise<unknown> | undefined;

/** Returns the shop as the server builds it, without a port or jobs. Its data is in the run's folder. */
export async function testApp(
  db: Database,
  { env = {}, payments = paymentMethods([]), log = pino({ level: 'silent' }) }: Built = {},
) {
  const config = readConfig({ KADO_DATA: mkdtempSync(path.join(inject('runFolder'), 'shop-')), ...env });
  const app: AppContext = {
    config,
    db,
    log,
    payments,
    secret: randomBytes(32),
    changes: new CatalogueChanges(),
    stores: openStores(config),
    stopping: false,
  };
  await (built ??= buildIfNeeded({ build: 'production', buildFolder: config.buildFolder }));
  const server = await buildApp(app);
  afterwards(() => server.close());
  return { app, server };
}
