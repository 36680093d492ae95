import { setTimeout as sleep } from 'node:timers/promises';
import { timeoutMs } from '../../support/slowness.ts';

/** Returns the newest email to an address that contains a text, read from the shop's `/mailbox`. */
export async function mailTo(shop: string, address: string, holding: string): Promise<string> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(200)) {
    const list = await text(`${shop}/mailbox`);
    const row = list.split('<tr>').find((each) => each.includes(`>${address}<`) && each.includes(holding));
    const page = /href="(\/mailbox\/[^"]+)"/u.exec(row ?? '')?.[1];
    if (page !== undefined) return plain(await text(shop + page));
  }
  throw new Error(`no mail to ${address} with ${holding}`);
}

/** Returns only the email's text part, unescaped. */
const plain = (page: string) =>
  page
    .slice(page.indexOf('<pre'), page.indexOf('</pre>'))
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
