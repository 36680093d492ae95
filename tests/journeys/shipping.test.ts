import { describe, test } from 'vitest';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { eventually, main, openProduct } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

// It is Saturday in Phnom Penh, but still Friday in UTC.
const now = new Date('2026-11-20T17:30:00Z');

describe.each(stricterLanguage)('shipping information of a product page, in %s', (lang) => {
  const says = labelsOf(lang, productDetailLabels);

  test('shipping information is shown in one place, with the arrival days, Sundays excluded', async () => {
    const me = await visitor({ lang, width: widthOf[lang][0] });
    await me.context.clock.setFixedTime(now);
    await openProduct(me, 'kampot-pepper');
    const days = {
      en: 'Arrives in Phnom Penh Mon\u00A023 – Tue\u00A024\u00A0Nov · in the provinces Tue\u00A024 – Thu\u00A026\u00A0Nov',
      ar: 'ទៅដល់រាជធានីភ្នំពេញ ថ្ងៃ\u2060ចន្ទ\u00A023 – ថ្ងៃ\u2060អង្គារ\u00A024\u00A0វិច្ឆិកា · ខេត្តនានា ថ្ងៃ\u2060អង្គារ\u00A024 – ថ្ងៃ\u2060ព្រហស្បតិ៍\u00A026\u00A0វិច្ឆិកា',
    };
    const free = says('lbl_prd_det_head_shippingfree');
    await main(me.page).getByText(`${free} · ${days[lang]}`, { exact: true }).waitFor();
    await me.page.getByRole('tab', { name: says('lbl_prd_det_shipinfo'), exact: true }).click();
    const first = main(me.page).getByRole('tabpanel').getByRole('definition').first();
    await eventually(() => first.innerText()).toBe(lang === 'en' ? 'Yes' : 'មែន');
    await eventually(() => main(me.page).getByText(days[lang]).count()).toBe(1);
  });
});
