/** A report as emailed. `path` is its address in the office. Values are cents or counts. */
export interface ReportMail {
  name: string;
  report: string;
  path: string;
  period: { since: string; until: string } | null;
  isMoney: boolean;
  rows: { name: string; value: number; before: number | null }[];
  total: { value: number; before: number | null };
  found: number;
}
