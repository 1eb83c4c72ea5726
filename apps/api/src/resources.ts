import { partnerOperations, partnerStore } from './partner/index.ts';
import { passwordDesk } from './passwords/index.ts';
import { registrationDesk } from './registration/index.ts';
import type { Operations } from './server/operations.ts';
import type { Desk, Handlers } from './server/run.ts';
import type { Scope } from './server/scope.ts';
import { type AuthWorld, meOperations, sessionDesk } from './sessions/index.ts';

/** Operations that run inside the caller's transaction. */
const scoped = (scope: Scope) => ({
  ...meOperations(scope),
  ...partnerOperations(scope, partnerStore(scope)),
});
/** Operations that open their own transactions: before a session exists, or around hashing and uploads. */
const atDesk = (desk: Desk, world: AuthWorld) => ({
  ...sessionDesk(desk, world),
  ...registrationDesk(desk, world),
  ...passwordDesk(desk, world),
});

type Handled = ReturnType<typeof scoped> & ReturnType<typeof atDesk>;
/** Names the operations of the document that nothing handles; the line below compiles only while there are none. */
type Unhandled = Exclude<keyof Operations, keyof Handled>;

/** Every operation of the product: those in the caller's transaction and those at the desk. */
export const createHandlers = (world: AuthWorld): Handlers => ({
  scoped,
  desk: (desk) => atDesk(desk, world),
});
export const handlesWholeDocument: [Unhandled] extends [never] ? true : Unhandled = true;
