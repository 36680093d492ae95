import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { heading } from '../open-office.ts';
import { button, eventually } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { confirmQuestion } from '../questions.ts';

/** Starts an order in the workshop. Before that, no line can be checked off. */
export async function beginPacking({ page, lang }: Visitor): Promise<void> {
  await button(page, labelsOf(lang, officeWorkshopLabels)('begin')).click();
  await eventually(() => page.getByRole('checkbox').first().isDisabled()).toBe(false);
}

/** Checks off each line, after which the order can be shipped. */
export async function tickLines({ page, lang }: Visitor): Promise<void> {
  for (const tick of await page.getByRole('checkbox').all()) {
    await tick.click();
    await eventually(() => tick.isChecked()).toBe(true);
  }
  await button(page, labelsOf(lang, officeWorkshopLabels)('send')).waitFor();
}

/** Ships the order after a confirmation, which removes it from the workshop. */
export async function sendParcel({ page, lang }: Visitor, number: string): Promise<void> {
  await button(page, labelsOf(lang, officeWorkshopLabels)('send')).click();
  await confirmQuestion(page);
  await heading(page, labelsOf(lang, officeFrameLabels)('workshop'));
  await eventually(() => page.getByRole('link', { name: number }).count()).toBe(0);
}
