import { officePaymentReasons } from '#contract/labels/office/payment-reasons.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officeReportLabels } from '#contract/labels/office/reports.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { paymentMethodTexts } from '#contract/payment-method-texts.ts';
import { paymentReasons } from '#contract/payment-reasons.ts';
import { providerNamed } from '#contract/payment-providers/payment-providers.ts';
import type { Permission } from '#contract/permissions.ts';
import { columnOf, type ReportColumnName } from '#contract/reports/report.ts';
import { type ReportName, reportOf } from '#contract/reports/reports.ts';
import type { Database } from '#database/schema.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { type ReportRequest, type ReportResult, runReport } from '#shop/reports/reports.ts';

type May = (permission: Permission) => boolean;
type Wish = Omit<ReportRequest, 'columns'>;

/** Returns the columns of a report that staff with these permissions may see, or null if they may not see the report. */
export function columnsFor(name: ReportName, may: May): ReportColumnName[] | null {
  const { columns, needs } = reportOf(name);
  if (!may('reports.read') || (needs && !may(needs))) return null;
  return columns.filter((column) => {
    const { needs: needed } = columnOf(column);
    return needed === undefined || may(needed);
  });
}

/** Returns a report with the names of its rows in the reader's language; null if the sort order is unknown. */
export async function namedReport(
  db: Database,
  wish: Wish,
  columns: readonly ReportColumnName[],
): Promise<ReportResult | null> {
  if (![...columns, 'name', ''].includes(wish.sort)) return null;
  const result = await runReport(db, { ...wish, columns });
  const nameOf = await namesOf(db, wish);
  return { ...result, rows: result.rows.map((row) => ({ ...row, name: nameOf(row.name) })) };
}

/** Returns a function that names a row: a reason, a provider, or what the report calls a row without a name. */
async function namesOf(
  db: Database,
  { report, language }: { report: ReportName; language: LanguageCode },
): Promise<(name: string) => string> {
  const t = await labelsOf(db, officeReportLabels, language);
  if (report === 'refundsByReason') {
    const reasons = await labelsOf(db, officePaymentReasons, language);
    const keys: Readonly<Record<string, keyof typeof reasons>> = paymentReasons;
    const textOf = (name: string) => (keys[name] ? reasons[keys[name]] : name);
    return (name) => (name === 'cash' ? t.cash : textOf(name)) || t['blank.refundsByReason'];
  }
  if (report === 'salesByMethod') {
    const methods = await labelsOf(db, officeStatusLabels, language);
    return (name) => methods[paymentMethodTexts[Number(name)] ?? 'otherMethod'];
  }
  return (name) => {
    if (name === '') return t[`blank.${report}`];
    if (report !== 'paymentsByProvider') return name;
    if (name === 'cash' || name === 'transfer' || name === 'test') return t[name];
    return providerNamed(name)?.title[language === 'en' ? 0 : 1] ?? name;
  };
}
