import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#database/connect.ts';
import { connections, scaleTimeouts, mailTimeouts } from '#shop/capacity/capacity.ts';
import { withFormer } from '#shop/purpose-key.ts';
import { createLog } from '../process/log.ts';
import { lowerPriority } from '../process/lower-priority.ts';
import { mailTransport } from '../adapters/mail/mail-transport.ts';
import { openStores } from '../adapters/storage/open-stores.ts';
import { startChatJob } from './chat/chat-job.ts';
import { chatTransport } from './chat/chat-transport.ts';
import { startWebhookJob } from '../webhooks/webhook-job.ts';
import { startMailJob } from './mail-job.ts';
import type { MailThreadOptions } from './mail-thread.ts';

// The thread that renders and sends emails, messages to the staff's chat and webhooks, until it is stopped (mail-thread.ts).

lowerPriority();

const { connection, config, secret, formerSecret, onTerminal } = workerData as MailThreadOptions;
const stopRequested = parentPort ? once(parentPort, 'message') : Promise.resolve();
const log = createLog(config.logLevel, onTerminal);
const { size } = connections.mails;
const db = await openDatabase({
  connection: { ...connection, application_name: 'kado mails' },
  log,
  name: 'mails',
  size,
  ...scaleTimeouts(mailTimeouts, config.databaseTimeoutMs),
});
const keys = withFormer(Buffer.from(secret), formerSecret && Buffer.from(formerSecret));
const stop = startMailJob({
  db,
  log,
  config,
  secret: keys,
  transport: mailTransport(config),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  onOutcome: (outcome) => parentPort?.postMessage(outcome),
});
const stopCustomerChats = startMailJob({
  db,
  log,
  config,
  secret: keys,
  isChat: true,
  transport: chatTransport({ db, bot: config.staffChat, files: openStores(config).private }),
});
const stopChat = startChatJob({ db, log, config });
const stopWebhooks = startWebhookJob({ db, log, secret: keys, isLoopbackAllowed: config.webhookLoopback });
await stopRequested;
await Promise.all([stop(), stopCustomerChats(), stopChat(), stopWebhooks()]);
await db.destroy();
