import { reportComparisons, reportPeriods } from '#contract/constants.ts';
import type { Answer, Input } from '#contract/operation.ts';
import type { getReport } from '#contract/operations/office/reports/get-report.ts';
import { columnOf, reportFamilies, type ReportLink } from '#contract/reports/report.ts';
import { type ReportName, reportNames, reportOf } from '#contract/reports/reports.ts';
import { isDay, type ListAddress, type ListChoices, orderOf } from '#office/lists/list-choices.ts';
import type { Links } from '#office/routes.ts';
import type { Needs } from '#office/screens.ts';

export type ReportAnswer = Answer<typeof getReport>;
export type ReportRow = ReportAnswer['rows'][number];

/** The part of the address that names the report; the rest depends on it. */
export const reportViews: ListAddress = { views: reportNames };

const oneOf = (names: readonly string[]) => (value: string) => names.includes(value);

/** What the address of a report may contain. Amounts and counts are first sorted with the largest on top. */
export const listOf = (report: ReportName): ListAddress => {
  const { columns, sort } = reportOf(report);
  return {
    ...reportViews,
    sorts: ['name', ...columns],
    sort,
    descending: columns.filter((name) => ['count', 'cents'].includes(columnOf(name).kind)),
    filters: {
      period: oneOf(reportPeriods),
      compare: oneOf(reportComparisons),
      since: isDay,
      until: isDay,
    },
  };
};

/** Builds the call's input. */
export function requestOf(
  report: ReportName,
  choices: ListChoices,
): Omit<Input<typeof getReport>, 'language'> {
  const { period, compare, since, until } = choices.filters;
  const { by, isDown } = orderOf(listOf(report), choices);
  return {
    report,
    find: choices.find,
    period: reportPeriods.find((each) => each === period) ?? 'last30',
    compare: reportComparisons.find((each) => each === compare) ?? 'before',
    ...(period === 'custom' && { since, until }),
    sort: by,
    isBackwards: isDown,
  };
}

/** The reports that staff may see, by family. */
export const familiesFor = (may: (needs: Needs) => boolean) =>
  reportFamilies
    .map((family) => ({
      family,
      names: reportNames.filter((name) => {
        const { needs } = reportOf(name);
        return reportOf(name).family === family && (needs === undefined || may(needs));
      }),
    }))
    .filter(({ names }) => names.length > 0);

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** What the links of rows need. */
const linkNeeds: Readonly<Record<ReportLink, Needs>> = {
  ordersOfDay: 'orders.read',
  ordersOfMonth: 'orders.read',
  ordersByMethod: 'orders.read',
  order: 'orders.read',
  product: 'catalogue.read',
  customer: 'customers.read',
  discount: 'discounts.write',
  documentsOfMonth: 'reports.read',
  searches: 'catalogue.read',
};

/** Returns the address of a row's record or list. Undefined if there is none, or staff may not open it. */
export function linkOf(
  { links, may }: { links: Links; may: (needs: Needs) => boolean },
  report: ReportName,
  { id }: ReportRow,
  period: ReportAnswer['period'],
): string | undefined {
  const { link } = reportOf(report);
  if (id === '' || link === undefined || !may(linkNeeds[link])) return undefined;
  const withQuery = (path: string, more: Record<string, string>) => `${path}?${new URLSearchParams(more)}`;
  const first = id.split('-', 1)[0] ?? '';
  const addresses: Readonly<Record<ReportLink, () => string>> = {
    ordersOfDay: () => withQuery(links.orders, { since: id, until: id }),
    ordersOfMonth: () => withQuery(links.orders, { since: `${id}-01`, until: lastDay(id) }),
    ordersByMethod: () => withQuery(links.orders, { way: id, ...period }),
    order: () => links.order.replace(':number', id),
    product: () => links.product.replace(':id', first),
    customer: () => links.customer.replace(':id', first),
    discount: () => links.discount.replace(':id', first),
    documentsOfMonth: () => withQuery(links.taxDocuments, { month: id }),
    searches: () => withQuery(links.products, { find: id }),
  };
  return addresses[link]();
}
