import type { Input } from '#contract/operation.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { settingKinds } from '#contract/setting-kinds.ts';

type RecordChange = Input<typeof changeRecord>;
interface Changes {
  /** Settled when the last change is answered. */
  last: Promise<unknown>;
  /** The version after each of our changes, by the version before it. */
  after: Map<number, number>;
}

const records = new Map<string, Changes>();
/** How long a change waits for the one before it, in ms. */
const maxWait = 30_000;

/**
 * Sends a change of a record after our earlier ones, based on the version that they made. So two forms of one record can
 * be saved in quick succession. Someone else's change in between still conflicts, because it skips a version.
 */
export function afterOwnChanges<Answer>(
  { kind, id, version }: Pick<RecordChange, 'kind' | 'id' | 'version'>,
  send: (version: number | null) => Promise<Answer>,
): Promise<Answer> {
  if (id === null || version === null) return send(version);
  const key = `${settingKinds.includes(kind) ? 'settings' : kind} ${id}`;
  const changes = records.get(key) ?? { last: Promise.resolve(), after: new Map<number, number>() };
  records.set(key, changes);
  const answered = Promise.race([changes.last, pause(maxWait)]).then(async () => {
    let base = version;
    for (let next = changes.after.get(base); next !== undefined; next = changes.after.get(base)) base = next;
    const answer = await send(base);
    if ((answer as { version?: number }).version === base + 1) changes.after.set(base, base + 1);
    return answer;
  });
  changes.last = answered.catch(() => undefined);
  return answered;
}

/** Forgets the changes of the person who signs out. */
export const forgetOwnChanges = (): void => records.clear();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the input of a call that changes a record; null for other calls. */
export const recordChangeOf = ({ name }: { name: string }, input: unknown): RecordChange | null =>
  name === changeRecord.name ? (input as RecordChange) : null;
