import { subscriber } from '#contract/resources/subscriber.ts';
import { type Kind, resourceKind } from '#shop/records/records.ts';
import { storedSubscribers, type SubscriberFields, writeSubscribers } from './subscriber-queries.ts';

/**
 * A newsletter subscription. Staff end it on request. They may restart only what staff ended: who unsubscribed has to
 * agree again.
 */
export const subscriberKind: Kind<SubscriberFields> = {
  ...resourceKind(subscriber, {
    write: (db, written) =>
      writeSubscribers(
        db,
        written.map(({ after }) => after),
      ),
  }),
  async read(db, changes) {
    const stored = await storedSubscribers(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    return {
      stored: new Map(stored.map((each) => [each.id, each])),
      errors: ({ isSubscribed, endedBy }, isChanged) =>
        isChanged('isSubscribed') && isSubscribed && endedBy === 'subscriber'
          ? [{ field: 'isSubscribed', code: 'consent' }]
          : [],
    };
  },
};
