import { inquiry } from '#contract/resources/inquiry.ts';
import { type Kind, resourceKind } from '#shop/records/records.ts';
import { notifyOfSamples } from '#shop/samples/samples.ts';
import {
  answerers,
  type InquiryFields,
  lockInquiries,
  storedInquiries,
  writeInquiries,
} from './inbox-queries.ts';
import { inquiryErrors, withState } from './inquiry-rules.ts';
import { sampleRequestOf } from './thread-queries.ts';

const idsOf = (changes: readonly { id?: number }[]) => changes.flatMap(({ id }) => id ?? []);

/** A message or request of the inbox. Staff assign it and change its status; it can't be created or deleted here. */
export const inquiryKind: Kind<InquiryFields> = {
  ...resourceKind(inquiry, {
    lock: (db, changes) => lockInquiries(db, idsOf(changes)),
    over: withState,
    write: (db, written) =>
      writeInquiries(
        db,
        written.map(({ after }) => after),
      ),
    async follow(db, done) {
      for (const each of done) {
        if (each.state === 'removed' || !each.fields.includes('samples') || each.after.samples === null)
          continue;
        const requestId = await sampleRequestOf(db, each.id);
        if (requestId !== null) await notifyOfSamples(db, requestId, each.after.samples);
      }
      return [];
    },
  }),
  async read(db, changes) {
    const stored = await storedInquiries(db, idsOf(changes));
    const staff = new Set((await answerers(db)).map(({ id }) => id));
    return { stored: new Map(stored.map((each) => [each.id, each])), errors: inquiryErrors(staff) };
  },
};
