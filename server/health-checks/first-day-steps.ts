import type { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { setupSteps } from '#contract/operations/office/settings/get-first-day.ts';
import type { Facts } from './setup-facts.ts';

type Step = (typeof setupSteps)[number];

interface Found {
  isDone: boolean;
  code: keyof typeof officeFirstDayLabels.texts;
  values: LabelValues;
  lacks: string[];
}

type Code = Found['code'];
const done = (code: Code, values: LabelValues = {}): Found => ({ isDone: true, code, values, lacks: [] });
const missing = (code: Code, values: LabelValues = {}, lacks: string[] = []): Found => ({
  isDone: false,
  code,
  values,
  lacks,
});

/** Functions that compute the progress of each step in the setup guide. No step is completed manually. */
const judges: Readonly<Record<Step, (facts: Facts) => Found>> = {
  contact({ shop }) {
    const { siteTitle, phone, email, address } = shop;
    const lacks = Object.entries({ siteTitle, phone, email, address }).filter(([, text]) => text === '');
    return lacks.length === 0
      ? done('contactDone', { name: siteTitle, phone, email })
      : missing(
          'contactLacks',
          {},
          lacks.map(([name]) => name),
        );
  },
  logo: ({ shop: { logo } }) => (logo === '' ? missing('logoNone') : done('logoDone')),
  // If the shop has no delivery methods, each product's own shipping settings apply.
  delivery({ waysToDeliver: names, product: { sent, charged } }) {
    if (names !== '') return done('namesDone', { names });
    if (sent === 0) return missing('deliveryNone');
    return done(charged === 0 ? 'deliveryFree' : 'deliveryOfGoods', { n: charged });
  },
  pay: ({ waysToPay: names }) => (names === '' ? missing('payNone') : done('namesDone', { names })),
  riel({ riel: { code, values } }) {
    if (code === 'noRielRate') return missing('rielNone');
    return code === 'rielRateOld' ? missing('rielOld', values) : done('rielDone', values);
  },
  product({ product: { published, isReady } }) {
    if (published === 0) return missing('productNone');
    return isReady ? done('productDone', { n: published }) : missing('productHalf', { n: published });
  },
  mail({ mailServer: server, isMailAway, testMail }) {
    if (server === '') return missing('mailNoServer');
    if (isMailAway) return missing('mailAway', { server });
    if (!testMail) return missing('mailNoTest', { server });
    if (testMail.state === 'waiting') return missing('mailTestWaits', { server });
    if (testMail.state === 'failed') return missing('mailTestFailed', { server, why: testMail.why });
    return done('mailDone', { server, when: testMail.at.toISOString() });
  },
  factors({ factors: { staff, without } }) {
    if (staff === 0) return missing('factorsNobody');
    return without > 0 ? missing('factorsLack', { n: without }) : done('factorsDone', { n: staff });
  },
  backups({ backups: { code, values } }) {
    if (code === 'noBackup') return missing('backupsNone');
    const hours = Number(values['hours']);
    return code === 'backupOld' ? missing('backupsOld', { hours }) : done('backupsDone', { hours });
  },
};

export const stepsOf = (facts: Facts): ({ step: Step } & Found)[] =>
  Object.entries(judges).map(([step, judge]) => ({ step: step as Step, ...judge(facts) }));
