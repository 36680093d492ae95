import { demoStaffPassword } from '#contract/constants.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { theme as themes } from '#contract/operations/office/office-types.ts';
import { viewScreen } from '#contract/operations/office/views/view-types.ts';
import { demoStaff, isOwnOrigin } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { savesEmails } from '../../../mail/mail-server.ts';
import { isDemoHere, staffOf } from './office-answers.ts';

export const handler = handle(getMe, async (_input, { app, caller, address }) => {
  const staff = staffOf(caller);
  const demo = isDemoHere(app, address)
    ? { password: demoStaffPassword, staff: await demoStaff(app.db) }
    : null;
  if (!staff) return { state: 'outside' as const, me: null, demo };
  const { passkeys, sessions, theme, starts, ...page } = await isOwnOrigin(app.db, staff, staff.sessionHash);
  return {
    state: staff.state,
    demo,
    me: {
      ...page,
      savesEmails: savesEmails(app.config),
      sendsCodes: app.config.reachesNumbers,
      theme: themes.parse(theme),
      starts: starts.map(({ screen, query }) => ({ screen: viewScreen.parse(screen), query })),
      passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
        id,
        name,
        madeAt: madeAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      sessions: sessions.map(({ since, usedAt, ...session }) => ({
        ...session,
        since: since.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
    },
  };
});
