import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { makePreviewLink } from '#contract/operations/office/catalogue/make-preview-link.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#web/toasts.ts';

/** Creates a link that shows a draft to people without office access. */
export function Preview({ id }: { id: number }) {
  const t = useLabels(officeProductLabels);
  const common = useLabels(officeCommonLabels);
  const { lang } = useOffice();
  const when = useDateTimes();
  const make = useOfficeMutation(makePreviewLink);
  const [link, setLink] = useState<{ href: string; endsAt: string } | null>(null);
  const request = () =>
    make.mutate(
      { id, language: lang },
      { onSuccess: ({ path, endsAt }) => setLink({ href: new URL(path, location.href).href, endsAt }) },
    );
  return (
    <>
      <Button kind="ghost" icon="eye" busy={make.isPending} onClick={request}>
        {common('preview')}
      </Button>
      <Dialog open={link !== null} onClose={() => setLink(null)} title={t('previewLink')}>
        {link && (
          <>
            <Field
              label={t('previewLink')}
              hint={t('previewHint', { at: when(link.endsAt) })}
              dir="ltr"
              readOnly
              value={link.href}
            />
            <div className="form-foot">
              <Button href={link.href} target="_blank" rel="noopener">
                {common('open')}
              </Button>
              <Button
                kind="ghost"
                onClick={() =>
                  void navigator.clipboard.writeText(link.href).then(() => showToast('success', t('copied')))
                }
              >
                {t('copyLink')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
