import { escapeHtml } from '../mail/phrase.ts';
import type { KeptMail } from '../outside/mail/kept-mails.ts';
import { mailboxFonts } from './mailbox-fonts.ts';

const style = `body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;font:16px/1.7 'Kantumruy Pro',system-ui,sans-serif;color:#1c211d;background:#fbf9f4;overflow-wrap:anywhere}
a{color:#0f5c45}h1{font-size:1.5rem;margin:.5rem 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid #e3dccd;font-weight:400}th{color:#555a50}
td a{display:inline-block;min-height:44px}iframe{width:100%;height:60rem;border:1px solid #857e6e;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;font:inherit;padding:1rem;border-radius:8px;background:#f3eee3}`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${mailboxFonts()}${style}</style></head>
<body><main>
${body}
</main></body>
</html>
`;

/** The mails, newest first. */
export function mailboxList(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ name, headers }) =>
      `<tr><td><a href="/mailbox/${name}">${escapeHtml(headers['subject'] || name)}</a></td><td>${escapeHtml(headers['to'] ?? '')}</td><td>${escapeHtml(headers['date'] ?? '')}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Date</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
  return page('Mails', `<h1>Mails</h1>\n${rows.length > 0 ? table : '<p>No mail yet.</p>'}`);
}

/** One mail: its HTML in a frame of its own, its text, its headers. */
export function mailboxMail({ name, headers, text }: KeptMail): string {
  const rows = Object.entries(headers).map(
    ([header, value]) => `<tr><th scope="row">${escapeHtml(header)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return page(
    headers['subject'] || name,
    `<p><a href="/mailbox">All mails</a></p>
<h1>${escapeHtml(headers['subject'] || name)}</h1>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${name}/html" title="The mail"></iframe>
<p><a href="/mailbox/${name}/html">The mail alone</a></p>
<h2>Text</h2>
<pre dir="auto">${escapeHtml(text)}</pre>
<h2>Headers</h2>
<table>${rows.join('\n')}</table>`,
  );
}

/** The mail as mail programs show it: links lead out of its frame, and there are letters for Khmer. */
export const mailAlone = (html: string): string =>
  html.replace('<head>', `<head><base target="_blank"><style>${mailboxFonts()}</style>`);
