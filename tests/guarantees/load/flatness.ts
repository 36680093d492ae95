import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../asking.ts';
import { atMost, says } from '../gate.ts';

interface Sample {
  megabytes: number;
  handles: number;
}

/**
 * Returns the memory and handles of a process, as Linux counts them.
 * @throws when there is no /proc
 */
function sampleOf(pid: number): Sample {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Samples processes at an interval. `pids` is called again each time. */
export function watchProcesses(pids: () => readonly number[], everyMs: number) {
  const samples: Sample[][] = [];
  const timer = setInterval(() => samples.push(pids().map(sampleOf)), everyMs);
  return {
    stop: () => clearInterval(timer),
    /** Compares the end with the state after warming up: the growth in megabytes and handles must not exceed `most`. */
    isFlat(max: Sample): void {
      const fifth = Math.max(1, Math.floor(samples.length / 5));
      const [warm, last] = [samples.slice(fifth, 2 * fifth), samples.slice(-fifth)];
      for (const at of pids().keys()) {
        const of = (part: readonly Sample[][], what: keyof Sample) =>
          median(part.map((each) => each[at]![what]));
        const grown = (what: keyof Sample) => of(last, what) - of(warm, what);
        says(
          `process ${at + 1}: ${of(warm, 'megabytes').toFixed(0)} MB and ${of(warm, 'handles')} handles after warming up, ` +
            `${of(last, 'megabytes').toFixed(0)} MB and ${of(last, 'handles')} at the end`,
        );
        atMost(`memory of process ${at + 1} grew by`, grown('megabytes'), max.megabytes, ' MB');
        atMost(`handles of process ${at + 1} grew by`, grown('handles'), max.handles);
      }
    },
  };
}
