import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Figure, isMet, shown, withUnit } from './figure.ts';
import type { Finding } from './lighthouse.ts';
import { plot } from './plot.ts';

export interface Report {
  /** Of the document, and of the folder of its pictures: `performance`. */
  name: string;
  title: string;
  /** What one types to repeat it. */
  command: string;
  /** What the figures are, and how they came about. */
  about: string;
  figures: readonly Figure[];
  findings: readonly Finding[];
  machine: string;
}

/** Writes a document, `performance.md`, and a picture for each group below `performance/`, into a folder of documents. */
export function writeReport(folder: string, report: Report): void {
  const pictures = path.join(folder, report.name);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const groups = Map.groupBy(report.figures, ({ group }) => group);
  const sections = [...groups].map(([group, figures]) => {
    const file = `${group.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}.svg`;
    const drawn = figures.filter(({ budget }) => budget);
    if (drawn.length > 0)
      writeFileSync(path.join(pictures, file), plot(`${group} (dashed: the budget)`, drawn));
    return `## ${group}\n\n${drawn.length > 0 ? `![${group}](${report.name}/${file})\n\n` : ''}${table(figures)}`;
  });
  writeFileSync(
    path.join(folder, `${report.name}.md`),
    `${head(report)}\n${sections.join('\n\n')}\n${found(report.findings)}\n${report.about}`,
  );
}

function head({ figures, machine, title, command }: Report): string {
  const missed = figures.filter((figure) => !isMet(figure));
  const day = new Date().toISOString().slice(0, 10);
  const verdict =
    missed.length === 0
      ? 'Every budget is met.'
      : `Missed: ${missed.map(({ group, name, value, unit }) => `${group}, ${name} (${withUnit(value, unit)})`).join('; ')}.`;
  return `# ${title}

Written by \`${command}\` on ${day}; do not edit. ${verdict}

Machine: ${machine}.
`;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, budget, note = '' } = figure;
    const limit = budget
      ? 'atMost' in budget
        ? `≤ ${shown(budget.atMost)}`
        : `≥ ${shown(budget.atLeast)}`
      : '';
    const state = budget ? (isMet(figure) ? 'met' : '**missed**') : '';
    return `| ${name} | ${withUnit(value, unit)} | ${limit} | ${state} | ${note} |`;
  });
  return ['| | Measured | Budget | | How |', '|---|--:|--:|---|---|', ...rows].join('\n');
}

function found(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const lines = findings.map(
    ({ page, title, detail }) => `- ${page}: ${title}${detail ? `: \`${detail.replaceAll('`', "'")}\`` : ''}`,
  );
  return `\n## What Lighthouse would improve\n\n${lines.join('\n')}\n`;
}
