export { erase, type Erasure, type ErasureRefusal, type ErasureRequest } from './erasure.ts';
export { isCommonPassword } from './common-passwords.ts';
export { hashQueue } from './hash-queue.ts';
export { login, type LoginOutcome, type LoginRequest } from './login.ts';
export type { LoginLimits } from './login-guard.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { resetPassword, type ResetRefusal } from './password-reset.ts';
export { sendCode } from './send-code.ts';
export {
  accountOfLink,
  confirmAddress,
  confirmAddressPath,
  ownAccount,
  sendConfirmation,
} from './confirmation.ts';
export { newSecretText as newBrowserMark } from './session-token.ts';
export { knowBrowser, ownDevicePath, ownerOfDeviceLink } from './known-device.ts';
export { countryExists, updateProfile, type Profile, type ProfileChange } from './queries.ts';
export { noteRefusal } from './refusals.ts';
export {
  type Requester,
  mayAskForAddress,
  register,
  type Registration,
  type RegistrationRefusal,
} from './registration.ts';
export {
  createSession,
  customerOfBrowser,
  endAllSessions,
  endOwnSessions,
  endSession,
  findSession,
  type NewSession,
  ownSessions,
  type Session,
} from './sessions.ts';
