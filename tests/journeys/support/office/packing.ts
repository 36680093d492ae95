import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { heading } from '../at-the-office.ts';
import { button, eventually } from '../pages.ts';
import { wordsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

/** At an order in the workshop: before, nothing of it can be ticked off. */
export async function beginPacking({ page, lang }: Visitor): Promise<void> {
  await button(page, wordsOf(lang, officeWorkshopLabels)('begin')).click();
  await eventually(() => page.getByRole('checkbox').first().isDisabled()).toBe(false);
}

/** Each line lies in the parcel: then it can be sent. */
export async function tickLines({ page, lang }: Visitor): Promise<void> {
  for (const tick of await page.getByRole('checkbox').all()) {
    await tick.click();
    await eventually(() => tick.isChecked()).toBe(true);
  }
  await button(page, wordsOf(lang, officeWorkshopLabels)('send')).waitFor();
}

/** After a yes it is out of the workshop. */
export async function sendParcel({ page, lang }: Visitor, number: string): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await button(page, wordsOf(lang, officeWorkshopLabels)('send')).click();
  await heading(page, wordsOf(lang, officeFrameLabels)('workshop'));
  await eventually(() => page.getByRole('link', { name: number }).count()).toBe(0);
}
