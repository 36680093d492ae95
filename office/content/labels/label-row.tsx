import { languages } from '#contract/languages.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { officeLabelsLabels } from '#contract/labels/office/labels.ts';
import type { Answer } from '#contract/operation.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import type { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { State } from '#office/components/state.tsx';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';

type Label = Answer<typeof listLabels>['labels'][number];

const longest = 80;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

interface LabelRowProps {
  label: Label;
  onSaved: (changeId: number | null) => void;
}

/** One interface text in both languages, with the built-in text below where it differs. */
export function LabelRow({ label, onSaved }: LabelRowProps) {
  const { lang } = useOffice();
  const { id, version, screen, key, builtIn, byStaff } = label;
  const t = useLabels(officeLabelsLabels);
  const common = useLabels(officeCommonLabels);
  const forms = useLabels(officeFormLabels);
  const screenName = useLabelScreen();
  const save = useOfficeMutation(changeRecord, { isInForm: true });
  const put = async (fields: { en: string; km: string }) => {
    const { changeId } = await save.mutateAsync({ kind: 'label', id, version, fields });
    onSaved(changeId);
  };
  const start = { en: byStaff.en || builtIn.en, km: byStaff.km || builtIn.km };
  const { formRef, submit, reset, ties, busy, refusal, isChanged } = useOfficeForm({ start, send: put });
  const isOwn = byStaff.en !== '' || byStaff.km !== '';
  return (
    <li>
      <form
        ref={formRef}
        aria-label={`${screenName(screen)}${languages[lang].colon}${shortened(builtIn.en || key)} (${key})`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className="label-name">
          <small className="soft">{screenName(screen)}</small>
          <b lang="en">{shortened(builtIn.en || key)}</b>
          <small className="soft" translate="no">
            {key}
          </small>
          {isOwn && <State look="done">{t('byStaff')}</State>}
        </p>
        {refusal !== null && (
          <Note kind="bad" role="alert">
            {refusal}
          </Note>
        )}
        <div className="label-sides">
          {(['en', 'km'] as const).map((side) => (
            <TextArea
              key={side}
              lang={side}
              optional=" "
              rows={1}
              label={
                <>
                  <span aria-hidden="true">{side === 'en' ? 'EN' : 'ខ្មែរ'}</span>
                  <span className="vh">{t(side === 'en' ? 'english' : 'khmer', { key })}</span>
                </>
              }
              {...ties(side)}
              {...(byStaff[side] !== '' && { hint: t('builtIn', { text: builtIn[side] }) })}
            />
          ))}
        </div>
        {(isChanged || isOwn) && (
          <div className="form-foot">
            {isChanged && (
              <>
                <Button type="submit" small busy={busy}>
                  {common('save')}
                </Button>
                <Button kind="quiet" small onClick={reset}>
                  {forms('discard')}
                </Button>
              </>
            )}
            {isOwn && !isChanged && (
              <Button kind="quiet" small busy={save.isPending} onClick={() => void put({ en: '', km: '' })}>
                {t('back')}
              </Button>
            )}
          </div>
        )}
      </form>
    </li>
  );
}
