import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import type { LabelSet } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { servicePages } from '#rules/service-topics.ts';
import type { Call } from '#web/call.ts';
import { type Frame, loadLabels } from '#web/frame.ts';
import { labelText, withoutEmails } from '#web/labels.ts';
import type { Report } from '#web/report.ts';
import { linksOf } from '../routes.ts';
import type { LayoutData } from './layout-data.ts';
import { loadLayoutData } from './load-layout-data.ts';

/** Loads the storefront's layout data in a language: categories, contact, campaign, menus, and all texts. */
export async function loadAppShell(
  call: Call,
  lang: LanguageCode,
  sets: readonly LabelSet[],
  report: Report,
): Promise<Frame<LayoutData>> {
  const [layout, labels] = await Promise.all([
    loadLayoutData(call, lang, report),
    loadLabels(call, lang, sets, report),
  ]);
  const { about, becomeSeller, contactUs, faq, home, howWePrint, quickOrder } = linksOf(lang);
  const top = (key: keyof typeof topHeaderLabels.texts) => labelText(labels, topHeaderLabels, key);
  const foot = (key: keyof typeof footerLabels.texts) => labelText(labels, footerLabels, key);
  const topLinks = [
    { page: 'about', text: top('lbl_thead_about'), href: about() },
    { page: 'faq', text: top('lbl_thead_faq'), href: faq() },
    { page: 'contactUs', text: top('lbl_thead_contct'), href: contactUs() },
    { page: 'becomeSeller', text: top('lbl_thead_seller'), href: becomeSeller() },
  ];
  const footerLinks = [
    { text: foot('lbl_footr_home'), href: home() },
    { text: foot('lbl_footr_about'), href: about() },
    { text: foot('lbl_footr_faq'), href: faq() },
  ];
  const shared = (key: keyof typeof sharedLabels.texts) => labelText(labels, sharedLabels, key);
  const doors = [
    { text: shared('titleHowWePrint'), href: howWePrint() },
    { text: shared('titleFindOrder'), href: `/${lang}${servicePages.findOrder.path}` },
    { text: shared('titleQuickOrder'), href: quickOrder() },
  ];
  const frameData = {
    ...layout,
    doors,
    footerPages: [...doors, ...(layout.footerPages ?? [])],
    topLinks: layout.topLinks.length > 0 ? layout.topLinks : topLinks,
    footerLinks: layout.footerLinks.length > 0 ? layout.footerLinks : footerLinks,
  };
  return { chrome: frameData, labels: layout.savesEmails ? withoutEmails(labels) : labels };
}
