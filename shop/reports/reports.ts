export { type ReportRequest, type ReportResult, runReport } from './report-queries.ts';
