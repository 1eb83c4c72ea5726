export { type IdleReason, type InactivityEvent, inactivityLimits, inactivityMachine } from './inactivity.machine.ts';
export { type InactivityView, inactivityView } from './inactivity.selectors.ts';
