import { officeImportErrorLabels } from '#contract/labels/office/import-errors.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { useErrorText } from '#office/data/validation-errors.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Import, ImportRow } from './import.ts';

/** Longer cells are corrected in the file. */
const longestCell = 200;

/** Why a row is wrong, by column. Each short cell can be corrected here, and the row is checked again. */
export function RowProblems({ row, shown }: { row: ImportRow; shown: Import }) {
  const t = useLabels(officeImportLabels);
  const problemText = useProblemText();
  const isOpen = shown.state === 'ready' && !row.isDone;
  return (
    <ul className="import-list" role="list">
      {row.problems.map((problem) => {
        const { column, code, nearest } = problem;
        const text = row.cells[column] ?? '';
        return (
          <li key={`${column} ${code}`}>
            <p className="error">
              <Icon name="circle-alert" />
              <span>
                {t('problem', { column, error: problemText(problem) })}
                {nearest !== undefined && ` ${t('nearest', { name: nearest })}`}
              </span>
            </p>
            {isOpen && text.length <= longestCell && (
              <Correction key={text} id={shown.id} row={row} column={column} text={text} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CorrectionProps {
  id: number;
  row: ImportRow;
  column: string;
  text: string;
}

function Correction({ id, row: { place, line }, column, text }: CorrectionProps) {
  const t = useLabels(officeImportLabels);
  const change = useOfficeMutation(changeImport);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('text');
        if (typeof typed === 'string') change.mutate({ id, cell: { place, column, text: typed } });
      }}
    >
      <input
        name="text"
        defaultValue={text}
        dir="auto"
        autoComplete="off"
        aria-label={t('correct', { column, line })}
      />
      <Button type="submit" kind="ghost" small busy={change.isPending}>
        {t('recheck')}
      </Button>
    </form>
  );
}

/** The codes of `recordErrorLabels`. All others are of files. */
const ofRecords = new Set(
  `missing tooLong characters range unknown twice colour contrast braces picture code path slug openPart circle loop livePage reserved otherSite
  inUse notCounted perVariant noOptions tooFew archived period value consent needsName needsCode percentOrAmount usedMore usedByOrders
  customerActive unproven notGtin gtinTaken rises overMaximum shape`.split(/\s+/u),
);

/** Returns a function that formats a problem: of a file, or of every record. */
export function useProblemText(): (
  problem: Pick<ImportRow['problems'][number], 'column' | 'code' | 'about'>,
) => string {
  const file = useLabels(officeImportErrorLabels);
  const errorText = useErrorText();
  return ({ column, code, about = '' }) =>
    ofRecords.has(code) ? errorText({ field: column, code, about }) : file(code as 'amount', { about });
}
