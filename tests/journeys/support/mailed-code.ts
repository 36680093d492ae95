import type { MailKind } from '#shop/mail/mail.ts';

/**
 * Returns the code in the newest email to an address, read from the shop's `/mailbox`; '' until it arrives.
 */
export async function mailedCode(shop: string, email: string): Promise<string> {
  return /\b\d{8}\b/u.exec(await newestMail(shop, email, 'oneTimeCode'))?.[0] ?? '';
}

/** Returns the path of the link in the newest email of a kind to an address; '' until it arrives. */
export async function mailedLink(shop: string, email: string, kind: MailKind, path: string): Promise<string> {
  const found = new RegExp(`${path}/[\\w-]+`, 'u').exec(await newestMail(shop, email, kind));
  return found?.[0] ?? '';
}

async function newestMail(shop: string, email: string, kind: MailKind): Promise<string> {
  const list = await text(`${shop}/mailbox`);
  const row = list.split('<tr>').find((each) => each.includes(kind) && each.includes(email));
  const page = /href="(\/mailbox\/[^"]+)"/u.exec(row ?? '')?.[1];
  return page === undefined ? '' : plain(await text(shop + page));
}

/** Returns only the email's text part. */
const plain = (page: string) => page.slice(page.indexOf('<pre'), page.indexOf('</pre>'));

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
