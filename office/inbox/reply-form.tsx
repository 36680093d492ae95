import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { writeInquiryMessage } from '#contract/operations/office/inbox/write-inquiry-message.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Note } from '../components/note.tsx';
import { useIsDesktop } from '../components/use-is-desktop.ts';
import { SegmentedControl } from '../components/segmented-control.tsx';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { useDraftStore } from '../forms/stored-draft.ts';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { useRules } from '../forms/use-rules.ts';
import { useLabels } from '../office-context.ts';
import { filledTemplate } from './filled-template.ts';
import type { Thread } from './use-inquiry.ts';

const longest = 4000;

interface Written {
  kind: 'reply' | 'note';
  text: string;
}

/** A reply by email or a note among staff. Control+Enter sends it; an unsent text survives a reload. */
export function ReplyForm({ thread }: { thread: Thread }) {
  const { id, email, thread: messages, templates } = thread;
  const t = useLabels(officeInboxLabels);
  const { needed } = useRules();
  const isDesktop = useIsDesktop();
  const saved = t('replyQueued');
  const reply = useOfficeMutation(writeInquiryMessage, { saved, isInForm: true });
  const note = useOfficeMutation(writeInquiryMessage, { saved: t('noteAdded'), isInForm: true });
  const start: Written = { kind: email === '' ? 'note' : 'reply', text: '' };
  const form = useOfficeForm<Written>({
    start,
    store: useDraftStore(`reply.${id}`),
    isLight: true,
    rules: { text: needed },
    send: ({ kind, text }, { attempt: key }) => {
      const after = messages.at(-1)?.id ?? 0;
      return (kind === 'reply' ? reply : note).mutateAsync({ id, key, kind, text, after });
    },
  });
  const { kind, text } = form.values;
  const isReply = kind === 'reply' && email !== '';
  const isDecided = thread.samples === null && thread.seller?.state !== 'open';
  const label = t(isReply ? 'reply' : 'note');
  return (
    <div className={isDesktop ? 'reply' : 'reply foot-bar'}>
      <OfficeForm
        form={form}
        label={label}
        submit={t(isReply ? 'sendReply' : 'addNote')}
        // The next step of samples or an application is the main button.
        kind={isDecided ? 'plain' : 'ghost'}
        beside={<span className="hint">{isReply ? t('replyHint', { email }) : t('noteHint')}</span>}
      >
        <div className="reply-head">
          {email === '' ? (
            <Note>{t('noEmail')}</Note>
          ) : (
            <SegmentedControl
              label={t('write')}
              isNameHidden
              value={kind}
              choices={[
                { value: 'reply', text: t('reply') },
                { value: 'note', text: t('note') },
              ]}
              onChoose={(chosen) => form.set('kind', chosen)}
            />
          )}
          {isReply && templates.length > 0 && (
            <SelectField
              name="template"
              label={<span className="vh">{t('template')}</span>}
              choose={t('chooseTemplate')}
              options={templates.map((each) => ({ value: each.id, text: each.name }))}
              value=""
              onChange={({ currentTarget }) => {
                const chosen = templates.find((each) => String(each.id) === currentTarget.value);
                if (chosen)
                  form.set('text', [text, filledTemplate(chosen, thread)].filter(Boolean).join('\n\n'));
              }}
            />
          )}
        </div>
        <TextArea
          {...form.ties('text')}
          label={<span className="vh">{label}</span>}
          rows={isDesktop ? 5 : 2}
          dir="auto"
          placeholder={label}
          maxLength={longest}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              form.formRef.current?.requestSubmit();
          }}
        />
      </OfficeForm>
    </div>
  );
}
