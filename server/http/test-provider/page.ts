import type { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { type LanguageCode, languages } from '#contract/languages.ts';
import { escapeHtml } from '../../mail/phrase.ts';
import { embeddedFonts } from '../embedded-fonts.ts';

import { type CardField, formatNumber, pageScript, testCards } from './page-script.ts';
import { pageStyle } from './page-style.ts';

/** The code that the test bank accepts. */
const bankCode = '123456';
const problems = ['badNumber', 'noTestNumber', 'badExpiry', 'expired', 'badCode', 'noName'] as const;
const refusals = ['refusedCard', 'refusedShort', 'refusedLast'] as const;

export interface PageRequest {
  language: LanguageCode;
  texts: Readonly<Record<keyof typeof cardSectionLabels.texts | 'pay' | 'paying', string>>;
  shop: string;
  /** The amount as the shop shows it. */
  amount: string;
  /** Which refusal the customer saw last, a key of the texts. */
  refusal: string;
  /** Makes the tokens of this page unlike all others. */
  charge: string;
}

/** The texts of a page, escaped. */
type Say = (key: keyof PageRequest['texts']) => string;
const sayer =
  ({ texts, amount }: PageRequest): Say =>
  (key) =>
    escapeHtml(fillLabel(texts[key], { amount }));

const note = (t: Say) => `<div class="note"><h1>${t('testPayment')}</h1>${t('testStays')}</div>`;
const head = (t: Say, amount: string) =>
  `${note(t)}<p class="sum"><span class="soft">${t('toPay')}</span><b><bdi>${escapeHtml(amount)}</bdi></b></p>`;
const act = (text: string, more = '') => `<button class="act"${more}>${text}</button>`;

function field(t: Say, name: CardField, label: keyof PageRequest['texts'], more: string, hint = '') {
  const ties = `${name}-error${hint && ` ${name}-hint`}`;
  return `<div class="field"><label for="${name}">${t(label)}</label><input id="${name}" name="${name}" dir="ltr" aria-describedby="${ties}" ${more}>${hint && `<p class="hint" id="${name}-hint">${hint}</p>`}<p class="error" id="${name}-error" role="alert"></p></div>`;
}

const digits = 'inputmode="numeric" autocomplete="cc-';

function cardPage(request: PageRequest): string {
  const t = sayer(request);
  const refusal = refusals.find((each) => each === request.refusal);
  const numbers = testCards.map(
    ({ number, outcome, token }) =>
      `<li><button type="button" aria-pressed="false" data-number="${number}" data-token="${token}" data-refusal="${outcome === 'testShort' ? 'refusedShort' : outcome === 'testDeclined' ? 'refusedCard' : ''}"><bdi>${formatNumber(number)}</bdi> <span class="${outcome}">${t(outcome)}</span></button></li>`,
  );
  return `<main class="columns"><div class="stack">${head(t, request.amount)}</div>
<details><summary>${t('testNumbers')}</summary><p class="soft">${t('testPress')}</p><ul>${numbers.join('')}</ul><p class="soft">${t('testAny')}</p></details>
<form novalidate>${refusal ? `<p class="error" role="alert">${t(refusal)}</p>` : ''}
${field(t, 'number', 'cardNumber', `${digits}number"`)}
<div class="two">${field(t, 'expiry', 'expiry', `${digits}exp" placeholder="${t('expiryShape')}"`)}${field(t, 'code', 'securityCode', `${digits}csc"`, t('codeHint'))}</div>
${field(t, 'name', 'cardName', 'autocomplete="cc-name"')}
${act(t('pay'))}</form></main>`;
}

function bankPage(request: PageRequest): string {
  const t = sayer(request);
  return `<main><form novalidate>${note(t)}<div class="box"><h2>${t('testBankName')}</h2><p tabindex="-1">${t('testBank')}</p>
<div class="field"><label for="code">${t('testCode')}</label><input class="otp" id="code" name="code" dir="ltr" inputmode="numeric" maxlength="6" autocomplete="one-time-code" aria-describedby="hint" value="${bankCode}"><p class="hint" id="hint">${t('testCodeHint')}</p></div></div>
${act(t('testConfirm'))}</form></main>`;
}

function walletPage(request: PageRequest): string {
  const t = sayer(request);
  return `<main>${head(t, request.amount)}<p class="soft">${t('testWalletOpens')}</p>${act(t('pay'), ' data-send=""')}</main>`;
}

function approvalPage(request: PageRequest): string {
  const t = sayer(request);
  const rows = [
    [t('walletTo'), escapeHtml(request.shop)],
    [t('walletFrom'), t('walletBalance')],
    [t('toPay'), `<bdi>${escapeHtml(request.amount)}</bdi>`],
  ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<main>${note(t)}<section class="box"><h2>${t('testWalletName')}</h2><p tabindex="-1">${t('testWallet')}</p><dl>${rows.join('')}</dl>
${act(t('testYes'), ' data-send="approve"')}<button class="ghost" data-send="decline">${t('testNo')}</button></section></main>`;
}

function codePage(request: PageRequest): string {
  const t = sayer(request);
  return `<main><div class="note"><h1>${t('testPayment')}</h1></div><button class="ghost" data-send="approve">${t('testBankPays')}</button></main>`;
}

/** The pages by name: the card form and its bank, the wallet and its approval, and the bank's app that pays a code. */
const pages: Readonly<Record<string, (request: PageRequest) => string>> = {
  card: cardPage,
  bank: bankPage,
  wallet: walletPage,
  approval: approvalPage,
  code: codePage,
};

/** The style and the script, which are the same for every page, so that the policy can name them by hash. */
export const inlineParts = () => ({ style: embeddedFonts() + pageStyle, script: pageScript });

/** Renders a page of the test provider as HTML. Null if there is none of this name. */
export function renderPage(name: string, request: PageRequest): string | null {
  const content = Object.hasOwn(pages, name) && pages[name]?.(request);
  if (!content) return null;
  const { language, charge, texts } = request;
  const { tag, direction } = languages[language];
  const { style, script } = inlineParts();
  const data = {
    charge,
    paying: texts.paying,
    ...(name === 'bank' && { code: bankCode }),
    ...(name === 'card' && Object.fromEntries(problems.map((key) => [key.toLowerCase(), texts[key]]))),
  };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(texts.testPayment)}</title><style>${style}</style></head>
<body${attributes.join('')}>${content}<script>${script}</script></body>
</html>
`;
}
