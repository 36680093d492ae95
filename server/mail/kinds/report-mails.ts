import { formatAmount, grouped } from '#rules/money.ts';
import type { ReportMail } from '#shop/mail/mail.ts';
import { type MailPage, softParagraph, textMail } from '../mail-page.ts';
import type { MailTexts } from '../mail-texts.ts';
import { figure, named } from '../phrase.ts';

const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(name);

/** Builds the email with the first rows of a saved report, to the member of staff who asked for it. */
export function reportReady(
  { name, report, path, period, isMoney, rows, total, found }: ReportMail,
  { phrase, office, day }: MailTexts,
): MailPage {
  const numberOf = (value: number) => figure(isMoney ? formatAmount(value) : grouped(value));
  const valueOf = ({ value, before }: ReportMail['total']) =>
    before === null
      ? numberOf(value)
      : phrase('reportBefore', { amount: numberOf(value), before: numberOf(before) });
  const noon = (text: string) => day(`${text}T05:00:00Z`);
  const about = period
    ? phrase('reportDays', { report: named(report), since: noon(period.since), until: noon(period.until) })
    : named(report);
  return {
    ...textMail(phrase('reportSubject', { name: named(name) }), about, [
      {
        kind: 'fields',
        rows: [
          { name: phrase('reportTotal'), value: valueOf(total) },
          ...rows.map((row) => ({
            name: isDay(row.name) ? noon(row.name) : named(row.name),
            value: valueOf(row),
          })),
        ],
      },
      ...(found > rows.length
        ? [
            softParagraph(
              phrase('reportMore', { n: figure(String(rows.length)), total: figure(String(found)) }),
            ),
          ]
        : []),
      { kind: 'button', label: phrase('reportOpen'), url: office(path) },
      softParagraph(phrase('reportStop')),
    ]),
    toShop: true,
  };
}
