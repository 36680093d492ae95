export { authenticatorOffer, showCode, takeAuthenticator } from './authenticator.ts';
export { firstOwnerPath, isFirstOwnerOpen, makeFirstOwner } from './first-owner.ts';
export { invitationOf, invite, type InviteRefusal, useInvitation } from './invitations.ts';
export { changeRole, changeStaff, removeRole, type StaffChange } from './manage.ts';
export {
  changeOwn,
  demoStaff,
  makeRecoveryCodes,
  loadOwnAccount as isOwnOrigin,
  removeFactor,
} from './own-account.ts';
export {
  requestNewPasskey,
  requestPasskey,
  keepPasskey,
  type RelyingParty,
  showPasskey,
} from './passkeys.ts';
export { invitePath } from './invitation-link.ts';
export { endOwnSessions, endSession, findSession, type StaffSession } from './session-queries.ts';
export { type SignInRefusal, signIn } from './sign-in.ts';
export {
  allStaff,
  builtInRoles,
  colleagues,
  hasPermission,
  memberOf,
  roleOfName,
  staffNames,
  withoutSecondFactor,
} from './staff-queries.ts';
export { setStart, viewsOf } from './view-queries.ts';
export { type DueReport, setMail } from './report-mail-queries.ts';
export { sendDueReport } from './report-mails.ts';
export { changeView, saveView } from './views.ts';
