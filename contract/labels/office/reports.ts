import { columnOf, type ReportColumnName, reportColumns } from '../../reports/report.ts';
import { reportNames, reportOf } from '../../reports/reports.ts';
import { labelSet } from '../label-set.ts';

type Text = readonly [english: string, khmer: string];
type Described<Name extends string, Of extends string> = Readonly<Record<`${Of}.${Name}`, Text>>;

const textsOf = <Name extends string, Of extends string>(
  of: Of,
  names: readonly Name[],
  textOf: (name: Name) => Text,
) => Object.fromEntries(names.map((name) => [`${of}.${name}`, textOf(name)])) as Described<Name, Of>;

const noName: Text = ['No name', 'គ្មានឈ្មោះ'];

/** The reports: what each shows, and the screen. */
export const officeReportLabels = labelSet(6140, {
  'family.sales': ['Sales', 'ការលក់'],
  'family.items': ['Products', 'ផលិតផល'],
  'family.customers': ['Customers', 'អតិថិជន'],
  'family.money': ['Payments', 'ការទូទាត់'],
  'family.stock': ['Stock', 'ស្តុក'],
  'family.searches': ['Searches', 'ការស្វែងរក'],
  'period.today': ['Today', 'ថ្ងៃនេះ'],
  'period.yesterday': ['Yesterday', 'ម្សិលមិញ'],
  'period.last7': ['Last 7 days', '7 ថ្ងៃចុងក្រោយ'],
  'period.last30': ['Last 30 days', '30 ថ្ងៃចុងក្រោយ'],
  'period.thisMonth': ['This month', 'ខែនេះ'],
  'period.lastMonth': ['Last month', 'ខែមុន'],
  'period.thisQuarter': ['This quarter', 'ត្រីមាសនេះ'],
  'period.lastQuarter': ['Last quarter', 'ត្រីមាសមុន'],
  'period.thisYear': ['This year', 'ឆ្នាំនេះ'],
  'period.lastYear': ['Last year', 'ឆ្នាំមុន'],
  'period.custom': ['Custom days', 'ជ្រើសថ្ងៃ'],
  'compare.before': ['Period before', 'រយៈពេលមុន'],
  'compare.year': ['Year before', 'ឆ្នាំមុន'],
  'compare.none': ['No comparison', 'មិនប្រៀបធៀប'],
  ...textsOf('report', reportNames, (name) => reportOf(name).label),
  ...textsOf('row', reportNames, (name) => reportOf(name).row),
  ...textsOf('blank', reportNames, (name) => reportOf(name).blank ?? noName),
  ...textsOf('column', Object.keys(reportColumns) as ReportColumnName[], (name) => columnOf(name).label),
  report: ['Report', 'របាយការណ៍'],
  period: ['Period', 'រយៈពេល'],
  compare: ['Compare with', 'ប្រៀបធៀបជាមួយ'],
  since: ['From', 'ពី'],
  until: ['To', 'ដល់'],
  hint: ['Search the rows', 'ស្វែងរកក្នុងជួរ'],
  daysShown: ['{since} to {until}', '{since} ដល់ {until}'],
  now: ['As of now', 'គិតត្រឹមពេលនេះ'],
  totals: ['Totals', 'សរុប'],
  beforeWas: ['{amount} before', '{amount} ពីមុន'],
  change: ['Change', 'ប្រែប្រួល'],
  isNew: ['new', 'ថ្មី'],
  pictureSaid: [
    '{column}: {now}, {before} before. Highest: {name}, {most}.',
    '{column}៖ {now} ពីមុន {before}។ ខ្ពស់ជាងគេ៖ {name} {most}។',
  ],
  none: ['Nothing in this period yet.', 'មិនទាន់មានអ្វីក្នុងរយៈពេលនេះទេ។'],
  cash: ['Cash', 'សាច់ប្រាក់'],
  transfer: ['Bank transfer', 'ផ្ទេរប្រាក់តាមធនាគារ'],
  test: ['Test provider', 'អ្នកផ្តល់សេវាសាកល្បង'],
});

export type ReportLabel = keyof typeof officeReportLabels.texts;
