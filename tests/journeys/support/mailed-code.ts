/**
 * The code of the newest mail with one to an address, read where whoever sits at the machine reads mails: in the shop's
 * `/mailbox`. '' until it is there.
 */
export async function mailedCode(shop: string, email: string): Promise<string> {
  const list = await text(`${shop}/mailbox`);
  const row = list.split('<tr>').find((each) => each.includes('oneTimeCode') && each.includes(email));
  const page = /href="(\/mailbox\/[^"]+)"/u.exec(row ?? '')?.[1];
  return page === undefined ? '' : (/\b\d{8}\b/u.exec(plain(await text(shop + page)))?.[0] ?? '');
}

/** The mail's text alone. */
const plain = (page: string) => page.slice(page.indexOf('<pre'), page.indexOf('</pre>'));

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
