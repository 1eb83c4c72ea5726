export { sessionMachine } from './session.machine.ts';
export {
  type SessionSnapshot,
  type SessionStatus,
  type SessionView,
  sessionStatus,
  sessionView,
} from './session.selectors.ts';
export type { Credentials, LoggedOutReason, SessionContext, SessionEvent } from './session.types.ts';
