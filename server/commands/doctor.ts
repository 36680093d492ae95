import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { runHealthChecks } from '../health-checks/run-health-checks.ts';
import { command } from '../cli/command.ts';

// `npm run doctor`: reports on one page what is configured, reachable, outdated or unsafe, and what to do. Exits with 1
// when something needs fixing.

const marks = { ok: '  ok  ', note: ' note ', must: ' MUST ' } as const;

await command(async ({ config, log, print }) => {
  let must = 0;
  for (const { part, findings } of await runHealthChecks(config, log)) {
    print(`\n${officeHealthLabels.texts[part]}`);
    for (const { state, text, todo } of findings) {
      if (state === 'must') must += 1;
      print(`[${marks[state]}] ${text}${todo === undefined ? '' : `\n         → ${todo}`}`);
    }
  }
  print(must === 0 ? '\nAll checks passed.' : `\n${must} problem${must === 1 ? '' : 's'} to fix.`);
  return must === 0 ? 0 : 1;
});
