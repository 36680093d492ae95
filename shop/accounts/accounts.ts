export { addNumber } from './added-number.ts';
export { removeNumber } from './added-number-queries.ts';
export { changeOwnPassword, confirmPassword, type PasswordRefusal } from './change-password.ts';
export { isEasyPassword } from './common-passwords.ts';
export { type Device, deviceOf } from './device.ts';
export { lockMergedAccounts } from './erasure-queries.ts';
export { erase, type Erasure, type ErasureRefusal, type ErasureRequest } from './erasure.ts';
export { hashQueue } from './hash-queue.ts';
export { login, type LoginOutcome, type LoginRequest } from './login.ts';
export { isLoginLocked, type LoginLimits } from './login-guard.ts';
export { hashPassword, nobodysHash, verifyPassword } from './password.ts';
export { loginByPhone } from './phone-login.ts';
export { resetPassword, type ResetRefusal } from './password-reset.ts';
export { codeMinutes } from './one-time-code.ts';
export { type CodeRequest as OrderCodeRequest, sendOrderCode, checkOrderCode } from './order-code.ts';
export { sendCode } from './send-code.ts';
export {
  accountOfLink,
  confirmAddress,
  confirmAddressPath,
  ownAccount,
  sendConfirmation,
} from './confirmation.ts';
export { newSecretText, newSecretText as newBrowserMark, sha256 } from './session-token.ts';
export { trustDevice, ownDevicePath, ownerOfDeviceLink } from './known-device.ts';
export {
  idOfCountry,
  insertCustomer,
  type Person,
  profileOf as profileOfCustomer,
  updateProfile,
  type Profile,
  type ProfileChange,
} from './queries.ts';
export { noteRefusal } from './refusals.ts';
export { type Requester, hashForNewcomer, register, type RegistrationRefusal } from './registration.ts';
export {
  createSession,
  customerOfBrowser,
  endAllSessions,
  endOwnSessions,
  endSession,
  endSessionsByStaff,
  findSession,
  type NewSession,
  ownSessions,
  type Session,
  sessionsForStaff,
} from './sessions.ts';
export { callerOf, changeCustomer, customerByNumber, customerForStaff } from './staff-customers.ts';
export { findCustomers, type FoundCustomer, matchesCustomer } from './staff-customer-queries.ts';
