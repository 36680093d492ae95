export { login, type LoginOutcome, type LoginRequest } from './login.ts';
export { hashPassword, verifyPassword } from './password.ts';
export type { Profile } from './queries.ts';
export { register, type Registration, type RegistrationRefusal } from './registration.ts';
export {
  createSession,
  endAllSessions,
  endSession,
  findSession,
  type NewSession,
  type Session,
} from './sessions.ts';
