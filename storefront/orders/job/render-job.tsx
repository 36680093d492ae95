import { jobLabels } from '#contract/labels/mail/job.ts';
import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { inquiryLinkLabels } from '#contract/labels/storefront/inquiry-links.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { AppProvider } from '#web/app-context.tsx';
import { attribute, type BuildFiles, json } from '#web/document.ts';
import type { Frame } from '#web/frame.ts';
import { labelText } from '#web/labels.ts';
import { renderWithParts } from '#web/render-parts.tsx';
import { fontPreloads } from '#storefront/fonts.ts';
import { linksOf } from '#storefront/routes.ts';
import type { LayoutData } from '#storefront/shell-data/layout-data.ts';
import { JobScreen } from './job-screen.tsx';
import { type JobView, takesFiles } from './job-view.ts';
import { payDataOf } from './pay-data.ts';
import printStyles from '#storefront/artwork/artwork.css?url';
import styles from './job.css?url';

export interface JobRequest {
  lang: LanguageCode;
  /** The layout data, with the texts of these pages. */
  frame: Frame;
  files: BuildFiles;
  view: JobView;
  /** Lets a provider's script insert styles and scripts; '' for none. */
  nonce?: string;
}

/** Seconds until a page with a payment in progress reloads itself. */
const refreshSeconds = 15;

/**
 * Renders a page behind a link to an order: a document without scripts, except for files, a proof's marks and a provider's form.
 */
export function renderJob({ lang, frame, files, view, nonce = '' }: JobRequest): string {
  const language = languages[lang];
  const chrome = frame.chrome as LayoutData;
  const address = `/${lang}${view.path}`;
  const payload = { screen: 'job', lang, address, title: '', files: { entry: '', script: '' }, data: null };
  const markup = renderWithParts(
    <AppProvider {...{ payload, frame, linksOf }} call={noCall}>
      <JobScreen view={view} />
    </AppProvider>,
  );
  const title = attribute(`${titleOf(frame, view)} | ${chrome.siteTitle}`);
  const isPrinted = view.kind === 'job' && view.job.Prints.length > 0;
  const sheets = [...files.styles, styles, isPrinted ? printStyles : '', chrome.colourSheet ?? ''].filter(
    Boolean,
  );
  const once = nonce ? ` nonce="${attribute(nonce)}"` : '';
  const payData =
    view.kind === 'pay'
      ? `<script type="application/json" id="page"${once}>${json(payDataOf(view, lang, frame.labels))}</script>\n`
      : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    needsScript(view) && files.still ? `<script type="module" src="${attribute(files.still)}"></script>` : '',
    view.kind === 'pay' && files.paying
      ? `<script type="module" src="${attribute(files.paying)}"></script>`
      : '',
    isWaiting(view) ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '',
    `<title lang="${language.tag}">${title}</title>`,
    ...fontPreloads(lang).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...sheets.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    `<link rel="icon" href="${attribute(chrome.icon)}" type="image/svg+xml">`,
  ];
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body lang="${language.tag}" id="top">
<div id="kado">${markup}</div>
${payData}</body>
</html>
`;
}

const noCall = () => Promise.reject(new Error('a page behind a link makes no calls'));

/** Whether a page does more with its script: marks on a proof, or files. Texts entered there stay until the shop has them. */
const needsScript = (view: JobView): boolean =>
  view.kind === 'proof' ? view.isChange : view.kind === 'job' && takesFiles(view.job);

const isWaiting = (view: JobView): boolean =>
  view.kind === 'job' && (view.job.Payment?.State === 'code' || view.job.Payment?.State === 'checking');

function titleOf({ labels }: Frame, view: JobView): string {
  switch (view.kind) {
    case 'job':
      return labelText(labels, ordersHistoryLabels, 'order', { number: view.job.Order.OrderNumber });
    case 'pay':
      return labelText(labels, jobLabels, 'payBy', { method: view.method.Name });
    case 'proof':
      return labelText(labels, proofPageLabels, 'proof', { n: view.proof.Number });
    case 'samples':
      return labelText(labels, inquiryLinkLabels, 'samplesNumber', { number: view.samples.number });
    case 'find':
      return labelText(labels, jobLabels, 'findOrder');
    default:
      return labelText(labels, jobLabels, 'endedTitle');
  }
}
