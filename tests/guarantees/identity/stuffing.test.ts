import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { mapConcurrently, machine, type ApiResponse, share } from '../asking.ts';
import { expectEvery, atMost, expectAll, says, sized, inTime } from '../gate.ts';
import { customersWithPassword, forgetCounts, identityPair, password } from './identity-pair.ts';

const { db, request, logIn, faults: errors } = await identityPair({ LIMIT_ACCOUNT: '100000' });
const attempts = sized(1000, 10_000);
const machines = attempts / 4;
/** The number of concurrent requests that two processes can queue. */
const atOnce = 80;
const browser = { 'sec-fetch-site': 'same-origin' };
const isIn = ({ envelope }: ApiResponse) => envelope.token !== null;
const looked = (output: readonly ApiResponse[]) => output.filter(({ status }) => status === 200).length;

beforeEach(() => forgetCounts(db));

test('during password guessing from many IP addresses, others can log in and the shop stays up', async () => {
  const victims = await customersWithPassword(db, 100);
  const others = await customersWithPassword(db, sized(20, 100));
  const [owner] = await customersWithPassword(db, 1);
  const marked = await logIn(0, owner!.email, password, { address: machine(9_000_000), headers: browser });
  const mark = marked.cookies.find((each) => each.startsWith('kado-browser='))!;
  expect(mark).toBeDefined();

  const list = { isOver: false };
  let sentAway = 0;
  const flood = mapConcurrently(Array.from({ length: attempts }), atOnce, (_, at) => {
    // Half of the list are email addresses with an account, including that of the owner of a trusted device.
    const email =
      at % 4 === 0 ? owner!.email : at % 2 === 0 ? victims[at % 100]!.email : `leaked${at}@example.com`;
    return logIn(at, email, `stolen ${at}`, { address: machine(at % machines), isPatient: false });
  }).finally(() => (list.isOver = true));
  const browse = (async () => {
    const times: number[] = [];
    for (let at = 0; !list.isOver; at += 1) {
      const { status, ms } = await request(
        at,
        getAllProducts.path,
        { PageNo: (at % 5) + 1, PageSize: 9 },
        { address: machine(5_000_000 + at), isPatient: false },
      );
      if (status === 200) times.push(ms);
      else sentAway += 1;
      await sleep(20);
    }
    return times;
  })();
  const legitimate = await mapConcurrently(others, 2, async ({ email }, at) => {
    const started = performance.now();
    const output = await logIn(at, email, password, { address: machine(7_000_000 + at) });
    return { isIn: isIn(output), milliseconds: performance.now() - started };
  });
  const own = await logIn(1, owner!.email, password, {
    address: machine(8_000_000),
    headers: { ...browser, cookie: mark },
  });
  const otherClient = await logIn(1, owner!.email, password, { address: machine(8_000_001) });
  const [output, times] = await Promise.all([flood, browse]);

  const statuses = [200, 429, 503].map(
    (status) => `${output.filter((each) => each.status === status).length} ${status}`,
  );
  says(
    `${attempts} logins from ${machines} addresses: ${statuses.join(', ')}; ${times.length} lists of products meanwhile, ${sentAway} asked to retry`,
  );
  expect(output.filter(isIn)).toEqual([]);
  expect(output.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  expectEvery('others who logged in meanwhile', legitimate, (each) => each.isIn);
  const took = legitimate.map(({ milliseconds }) => milliseconds);
  says(`their logins took ${Math.round(share(took, 0.95))} ms at most, 95 of 100`);
  expectAll('the owner logged in from a trusted device', Number(isIn(own)), 1);
  expect(otherClient.status).toBe(429);
  const guessed = looked(output.filter((_, at) => at % 4 === 0));
  atMost('guesses at the one account that were checked', guessed, 10);
  expect(sentAway).toBeLessThan(times.length);
  inTime('catalogue during it, 99 of 100', share(times, 0.99), 400, ' ms');
});

test('login attempts are counted by account, across both processes and spellings of the email address', async () => {
  const [victim] = await customersWithPassword(db, 1);
  const { email } = victim!;
  const forms = [
    email,
    email.toUpperCase(),
    ` ${email} `,
    email.replace('s', 'ｓ'),
    `\u3000${email}`,
    email.replace('@', '＠'),
    email.replace('s', 'S'),
    email.normalize('NFD'),
  ];
  const output = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      logIn(at, forms[at % forms.length]!, `wrong ${at}`, { address: machine(at) }),
    ),
  );
  expectAll('checked of 50 parallel guesses from 50 machines in 8 spellings', looked(output), 10);
});

test('login attempts are counted by IP address, whatever the headers claim', async () => {
  const output = await mapConcurrently(Array.from({ length: 150 }), 10, (_, at) =>
    logIn(at, `p${at}@example.com`, 'wrong', {
      address: '127.99.0.7',
      headers: {
        'x-forwarded-for': machine(at),
        'x-real-ip': machine(at),
        forwarded: `for=${machine(at)}`,
        'cf-connecting-ip': machine(at),
      },
    }),
  );
  expect(output.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(50);
  atMost('checked of 150 guesses from one machine with 150 made-up addresses', looked(output), 100);
  const [someone] = await customersWithPassword(db, 1);
  expect(isIn(await logIn(0, someone!.email, password, { address: '127.99.0.8' }))).toBe(true);
});

test('login attempts are counted for a limited time: no account is locked permanently', async () => {
  const [victim] = await customersWithPassword(db, 1);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => logIn(at, victim!.email, 'wrong', { address: machine(at) })),
  );
  expect((await logIn(0, victim!.email, password, { address: machine(500) })).status).toBe(429);
  await sql`update rate_window set window_start = window_start - interval '17 minutes'`.execute(db);
  const later = await logIn(1, victim!.email, password, { address: machine(500) });
  expectAll('15 minutes later the owner can log in', Number(isIn(later)), 1);
});

test('no process logged an error', () => {
  expect(errors()).toEqual([]);
});
