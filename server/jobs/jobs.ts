import { startCatalogueClock } from './catalogue-clock.ts';
import type { AppContext } from '../context.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startMailJob } from '../mail/mail-job.ts';
import { mailTransport } from '../outside/mail/mail-transport.ts';
import { startOverdueOrders } from './overdue-orders.ts';
import { startPaymentJob } from '../payments/payment-job.ts';
import type { Shutdown } from '../start/shutdown.ts';

/** What the shop does by itself, in every process; they share the work. */
export function startJobs(app: AppContext, shutdown: Shutdown): void {
  const { db, log, config, secret } = app;
  shutdown.afterwards(startCatalogueClock(db, log));
  shutdown.afterwards(startHousekeeping(db, log));
  shutdown.afterwards(startMailJob({ db, log, config, secret, transport: mailTransport(config) }));
  shutdown.afterwards(startPaymentJob(app));
  shutdown.afterwards(startOverdueOrders(app));
}
