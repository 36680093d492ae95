import { proofPageLabels } from '#contract/labels/mail/proof-page.ts';
import { type ProofMark, proofLimits } from '#contract/proofs.ts';
import { personText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ProofView } from './job-view.ts';
import { ProofHead } from './proof-head.tsx';
import { ProofPicture } from './proof-picture.tsx';

const marksIn = (json: string | undefined): ProofMark[] => {
  try {
    return JSON.parse(json ?? '[]') as ProofMark[];
  } catch {
    return [];
  }
};

/**
 * What should change, in words. With its script (storefront/still.ts) also by marks on the picture, each with a field of
 * its own, set by pressing or by keyboard.
 */
export function ProofChanges({ view }: { view: ProofView }) {
  const { lang } = useShop();
  const t = useLabels(proofPageLabels);
  const { job, proof } = view;
  const { FirstName, LastName } = job.Order.ShippingAddress;
  const texts = {
    mark: t('mark', { n: '{n}' }),
    place: t('markPlace', { x: '{x}', y: '{y}' }),
    move: t('moveMark', { n: '{n}' }),
    remove: t('removeMark', { n: '{n}' }),
    max: proofLimits.marks,
    length: proofLimits.mark,
  };
  return (
    <>
      <ProofHead view={view} title={t('whatToChange')} />
      <form method="post" className="p-cols" data-marks={JSON.stringify(texts)}>
        <div className="p-side">
          <ProofPicture proof={proof} marks={marksIn(view.marks)} />
        </div>
        <div className="p-side p-form">
          <input type="hidden" name="Act" value="changes" />
          <input type="hidden" name="ProofId" value={proof.ProofId} />
          <input type="hidden" name="Total" value={proof.Total} />
          <input type="hidden" name="Marks" value={view.marks ?? ''} />
          <div className="p-marks" hidden>
            <p>{t('tapPicture')}</p>
            <ol />
            <Button kind="ghost" small icon="plus" className="p-add">
              {t('addMark')}
            </Button>
          </div>
          <TextArea
            label={t('comment')}
            optional=" "
            name="Message"
            rows={4}
            maxLength={proofLimits.answer}
            defaultValue={view.text ?? ''}
            dir="auto"
          />
          <Field
            label={t('yourName')}
            name="Name"
            defaultValue={view.name ?? personText(lang, { firstName: FirstName, lastName: LastName })}
            maxLength={proofLimits.name}
            dir="auto"
          />
          <p className="p-hint">
            <Icon name="clock" />
            <span>{t('priceMayChange')}</span>
          </p>
          <div className="p-bar">
            <Button kind="ghost" href="?">
              {t('back')}
            </Button>
            <Button type="submit" kind="act">
              {t('sendChanges')}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
