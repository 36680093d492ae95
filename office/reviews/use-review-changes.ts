import { useState } from 'react';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import type { RecordOf } from '../resources/resource.ts';

type Review = RecordOf<'review'>;
type Fields = Partial<Review['fields']>;
interface Change {
  id: number | string;
  version: number;
  fields: Fields;
}

export interface BulkResult {
  isUndo: boolean;
  done: number;
  refused: number;
  back: readonly Change[];
}

/** Changes several reviews at once, and undoes it: a review that someone else changed since stays as it is. */
export function useReviewChanges() {
  const [result, setResult] = useState<BulkResult | null>(null);
  const { mutate, isPending } = useOfficeMutation(changeRecords);
  const send = (changes: readonly Change[], isUndo: boolean) =>
    mutate(
      { kind: 'review', changes: [...changes] },
      {
        onSuccess: ({ outcomes }) => {
          const back = outcomes.flatMap(({ state, fields }, at): Change[] => {
            const change = changes[at];
            if (!change || state !== 'changed') return [];
            const before = Object.fromEntries(fields.map(({ field, from }) => [field, from]));
            return [{ id: change.id, version: change.version + 1, fields: before }];
          });
          const refused = outcomes.filter(({ state }) => state === 'refused' || state === 'conflict').length;
          setResult({ isUndo, done: back.length, refused, back });
        },
      },
    );
  return {
    result,
    isPending,
    change: (reviews: readonly Review[], fields: Fields) =>
      send(
        reviews.map(({ id, version }) => ({ id, version, fields })),
        false,
      ),
    undo: () => result && send(result.back, true),
  };
}
