import { useRef, useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeQuickProductLabels } from '#contract/labels/office/quick-product.ts';

import { readPrice } from '#office/forms/amounts.ts';
import { useNumberProblem } from '#office/forms/use-number-problem.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { Button } from '#ui/button.tsx';
import { formatAmount } from '#rules/money.ts';
import { navigate } from '#web/navigate.ts';
import { showToast } from '#web/toasts.ts';
import { type Draft, hasStarted } from './draft.ts';
import { Goods } from './goods.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import type { Problems } from './problems.ts';
import { Steps } from './steps.tsx';
import { useOffer } from './use-offer.ts';
import { usePhoto } from './use-photo.ts';
import { usePublish } from './use-publish.ts';

interface QuickFormProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  forget: () => Promise<void>;
}

export function QuickForm({ draft, change, forget }: QuickFormProps) {
  const { lang, links } = useOffice();
  const t = useLabels(officeQuickProductLabels);
  const common = useLabels(officeCommonLabels);
  const numberProblem = useNumberProblem();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const offer = useOffer(draft, lang);
  const sent = usePhoto(draft.photo, draft.upload, (upload) => change({ upload }));
  const { publish, busy, why } = usePublish(() => change({ upload: null }));
  const { value: cents, ...price } = readPrice(draft.price);
  const { names, categoryId } = offer;

  const found = (): Problems => ({
    ...(draft.photo === null || draft.part === null ? { photo: t('photoNeeded') } : {}),
    ...(names[lang] === '' ? { own: t('nameNeeded') } : {}),
    ...(lang !== 'en' && names.en === '' ? { other: t('englishNeeded') } : {}),
    ...(cents === null ? { price: numberProblem(price, common('invalidPrice')) } : {}),
    ...(categoryId === null && draft.newCategory.trim() === '' ? { category: t('categoryNeeded') } : {}),
  });
  const send = async (state: 'published' | 'hidden') => {
    const wrong = found();
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined || cents === null) {
      form.current?.querySelector<HTMLElement>(`[data-problem="${first}"]`)?.focus();
      return;
    }
    const made = await publish({ draft, names, priceCents: cents, categoryId, state });
    if (!made) return;
    await forget();
    const name = names[lang] || names.en;
    showToast('success', t(state === 'published' ? 'published' : 'drafted', { name }), {
      outlivesPage: true,
    });
    navigate(`${links.products}?find=${encodeURIComponent(made.sku)}`);
  };
  const isSent = draft.upload !== null;
  const isSending = draft.photo !== null && !isSent && sent.why === null;
  const isWaiting = isSending || !offer.isReady;
  return (
    <form
      ref={form}
      className="quick"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send('published');
      }}
    >
      <PhotoCrop draft={draft} change={change} sent={sent} problem={problems.photo} />
      <div className="quick-fields">
        <Steps draft={draft} />
        <Goods draft={draft} change={change} offer={offer} problems={problems} />
        <p className="hint">{t('rest')}</p>
        <Failure>{why ?? sent.why}</Failure>
      </div>
      <div className="quick-foot">
        <p className="soft">{hasStarted(draft) && t('kept')}</p>
        {hasStarted(draft) && (
          <Button kind="quiet" onClick={() => void forget()}>
            {common('startOver')}
          </Button>
        )}
        <Button
          kind="ghost"
          busy={busy === 'hidden'}
          aria-disabled={isWaiting || busy === 'published'}
          onClick={() => !isWaiting && void send('hidden')}
        >
          {t('draft')}
        </Button>
        <Button type="submit" busy={busy === 'published'} aria-disabled={isWaiting || busy === 'hidden'}>
          {isSending
            ? t('sending', { n: Math.floor(sent.share * 100) })
            : cents === null
              ? common('publish')
              : t('publishFor', { price: formatAmount(cents) })}
        </Button>
      </div>
    </form>
  );
}
