import { escapeHtml } from '../mail/phrase.ts';
import type { StoredMail } from '../adapters/mail/stored-mails.ts';
import { embeddedFonts } from './embedded-fonts.ts';

// The colors match the storefront's tokens.
const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.7 'Kantumruy Pro',system-ui,sans-serif;color:#1c211d;background:#fbf9f4;overflow-wrap:anywhere}
header{background:#0a3b2d;border-bottom:4px solid #f2a530}header div,main{max-width:60rem;margin:0 auto;padding:0 1rem}header a{display:inline-flex;align-items:center;min-height:56px;color:#f6f1e6;font:400 1.125rem/1.4 'Young Serif','Moul',serif;text-decoration:none}
main{padding-block:1.5rem 3rem}a{color:#0f5c45}:focus-visible{outline:3px solid #0f5c45;outline-offset:2px}header a:focus-visible{outline-color:#f2a530}
h1,h2{font-family:'Young Serif','Moul',serif;font-weight:400;line-height:1.4}h1{font-size:1.75rem;margin:.5rem 0 1rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}
.card{background:#fff;border:1px solid #e3dccd;border-radius:12px;padding:.25rem 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.75rem .75rem .75rem 0}tr+tr>*,tbody tr>*{border-top:1px solid #e3dccd}tr:first-child>th[scope=row],tr:first-child>th[scope=row]~td{border-top:0}
th{color:#555a50;font-weight:600;font-size:.875rem}th[scope=row]{width:11rem}td a{display:inline-block;min-height:44px;font-weight:600}.to,.when{color:#555a50;font-size:.875rem}
iframe{width:100%;height:60rem;border:1px solid #e3dccd;border-radius:12px;background:#fff}pre{white-space:pre-wrap;font:inherit;padding:1rem;margin:0;border-radius:12px;background:#f3eee3}
@media(max-width:40rem){.list thead{position:absolute;clip-path:inset(50%)}.list :is(table,tbody,tr,td){display:block;border:0!important;padding-block:0}.list tr{padding-block:.75rem!important}.list tr+tr{border-top:1px solid #e3dccd!important}th[scope=row]{width:7rem}}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${embeddedFonts()}${style}</style></head>
<body><header><div><a href="/mailbox">Mails of the shop</a></div></header><main>
${body}
</main></body>
</html>
`;

/** Renders the list of emails, newest first. */
export function mailboxList(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ name, headers }) =>
      `<tr><td dir="auto"><a href="/mailbox/${name}">${escapeHtml(headers['subject'] || name)}</a></td><td class="to">${escapeHtml(headers['to'] ?? '')}</td><td class="when">${escapeHtml(headers['date'] ?? '')}</td></tr>`,
  );
  const table = `<div class="card list"><table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Date</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
  return page('Mails', `<h1>Mails</h1>\n${rows.length > 0 ? table : '<p>No mail yet.</p>'}`);
}

/** Renders one email: its HTML in an iframe, its text and its headers. */
export function mailboxMail({ name, headers, text }: StoredMail): string {
  const rows = Object.entries(headers).map(
    ([header, value]) => `<tr><th scope="row">${escapeHtml(header)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return page(
    headers['subject'] || name,
    `<p><a href="/mailbox">All mails</a></p>
<h1 dir="auto">${escapeHtml(headers['subject'] || name)}</h1>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${name}/html" title="The mail"></iframe>
<p><a href="/mailbox/${name}/html">The mail alone</a></p>
<h2>Text</h2>
<pre dir="auto">${escapeHtml(text)}</pre>
<h2>Headers</h2>
<div class="card"><table>${rows.join('\n')}</table></div>`,
  );
}

/**
 * Returns the email as mail programs show it. Links open outside the iframe, and a Khmer font is embedded.
 */
export const mailAlone = (html: string): string =>
  html.replace('<head>', `<head><base target="_blank"><style>${embeddedFonts()}</style>`);
