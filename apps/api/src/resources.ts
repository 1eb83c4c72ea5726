import type { AuthWorld } from './accounts/index.ts';
import { auditOperations, auditStore } from './audit/index.ts';
import { billingOperations, billingStore, checkoutDesk, planUseOperations, stripeDesk } from './billing/index.ts';
import { branchOperations, branchStore } from './branches/index.ts';
import { cie10Operations, cie10Store } from './cie10/index.ts';
import { type Condition, createCondition } from './condition/index.ts';
import { contactDesk } from './contact/index.ts';
import { coverageOperations, coverageStore } from './coverages/index.ts';
import { customerOperations, customerStore } from './customers/index.ts';
import { dashboardOperations, dashboardStore } from './dashboard/index.ts';
import { directoryDesk } from './directory/index.ts';
import { draftOperations, draftStore } from './drafts/index.ts';
import { exportDesk } from './export/index.ts';
import type { FileStore } from './files/index.ts';
import type { Gateway } from './gateways/index.ts';
import { cityStore, geoOperations } from './geo/index.ts';
import { createPulse, healthDesk } from './health/index.ts';
import { imageDesk, imageOperations } from './images/index.ts';
import { bodyChecks, importOperations, importStore } from './imports/index.ts';
import { invoiceOperations } from './invoices/index.ts';
import { createPace, type Pace, ticketCrowd } from './live/index.ts';
import { notificationOperations, notificationStore } from './notifications/index.ts';
import { partnerOperations, partnerStore } from './partner/index.ts';
import { passwordDesk } from './passwords/index.ts';
import { paymentNoticeOperations, paymentNotices, paymentOperations, paymentStore } from './payments/index.ts';
import { permissionOperations } from './permissions/index.ts';
import { planDesk } from './plans/index.ts';
import { policyMoveOperations, policyOperations, policyStore } from './policies/index.ts';
import { policyBeneficiaryOperations, policyBeneficiaryStore } from './policyBeneficiaries/index.ts';
import { policyCoverageOperations, policyCoverageStore } from './policyCoverages/index.ts';
import { policyFileDesk, policyFileOperations, policyFileStore } from './policyFiles/index.ts';
import { policyGeneralOperations, policyGeneralStore } from './policyGenerals/index.ts';
import { policyInsuredOperations, policyInsuredStore } from './policyInsureds/index.ts';
import { policySellerOperations, policySellerStore } from './policySellers/index.ts';
import { policyVehicleOperations, policyVehicleStore } from './policyVehicles/index.ts';
import { providerOperations, providerStore } from './providers/index.ts';
import { registrationDesk } from './registration/index.ts';
import { administratorStore, roleOperations, roleStore } from './roles/index.ts';
import { searchOperations, searchStore } from './search/index.ts';
import type { OpenApiDocument } from './server/document.ts';
import type { Operations } from './server/operations.ts';
import type { Desk, Handlers } from './server/run.ts';
import type { Scope } from './server/scope.ts';
import { meOperations, ownSessionOperations, sessionDesk, sessionStore } from './sessions/index.ts';
import { userDesk, userOperations, userStore } from './users/index.ts';
import { vehicleOperations, vehicleStore } from './vehicles/index.ts';
import { viewOperations, viewStore } from './views/index.ts';

/** What the operations need from outside: secrets, mail and the folder of files. */
export interface World extends AuthWorld {
  files: FileStore;
  /** Where cards are charged. */
  gateway: Gateway;
  /** The contract, for checking what comes in a file by the same schemas as a single request. */
  document: OpenApiDocument;
}

/** Operations that run inside the caller's transaction. */
const scoped = (scope: Scope, world: World) => ({
  ...meOperations(scope),
  ...ownSessionOperations(scope, sessionStore(scope)),
  ...draftOperations(draftStore(scope)),
  ...partnerOperations(scope, partnerStore(scope)),
  ...imageOperations(scope, world.files),
  ...permissionOperations(scope),
  ...roleOperations(scope, roleStore(scope), administratorStore(scope)),
  ...userOperations(scope, userStore(scope), administratorStore(scope), world),
  ...customerOperations(scope, customerStore(scope)),
  ...vehicleOperations(scope, vehicleStore(scope)),
  ...providerOperations(scope, providerStore(scope)),
  ...branchOperations(scope, branchStore(scope)),
  ...viewOperations(scope, viewStore(scope)),
  ...coverageOperations(scope, coverageStore(scope)),
  ...cie10Operations(cie10Store(scope)),
  ...dashboardOperations(scope, dashboardStore(scope)),
  ...geoOperations(scope, cityStore(scope)),
  ...policyOperations(policyStore(scope)),
  ...policyMoveOperations(policyStore(scope)),
  ...policyCoverageOperations(policyCoverageStore(scope)),
  ...policyInsuredOperations(policyInsuredStore(scope)),
  ...policyGeneralOperations(policyGeneralStore(scope)),
  ...policyVehicleOperations(policyVehicleStore(scope)),
  ...policyBeneficiaryOperations(policyBeneficiaryStore(scope)),
  ...policySellerOperations(policySellerStore(scope)),
  ...policyFileOperations(policyFileStore(scope), world.files),
  ...paymentOperations(paymentStore(scope)),
  ...paymentNoticeOperations(paymentStore(scope), paymentNotices(scope, world)),
  ...auditOperations(scope, auditStore(scope)),
  ...billingOperations(scope, billingStore(scope), world),
  ...invoiceOperations(scope, world),
  ...planUseOperations(scope),
  ...searchOperations(scope, searchStore(scope)),
  ...notificationOperations(scope, notificationStore(scope)),
  ...importOperations(scope, importStore(scope), bodyChecks(world)),
});
/** Operations that open their own transactions: before a session exists, or around hashing and uploads. */
const atDesk = (desk: Desk, world: World, condition: Condition, pulse: ReturnType<typeof createPulse>) => ({
  ...policyFileDesk(desk, world.files),
  ...exportDesk(desk, world),
  ...imageDesk(desk, world.files),
  ...userDesk(desk, world),
  ...sessionDesk(desk, world),
  ...registrationDesk(desk, world),
  ...passwordDesk(desk, world),
  ...planDesk(desk),
  ...contactDesk(desk, world),
  ...directoryDesk(desk, world),
  ...checkoutDesk(desk, world),
  ...stripeDesk(desk, world),
  ...healthDesk(desk, condition, pulse),
});

type Handled = ReturnType<typeof scoped> & ReturnType<typeof atDesk> & ReturnType<typeof ticketCrowd>;
/** Names the operations of the document that nothing handles. */
type Unhandled = Exclude<keyof Operations, keyof Handled>;

/** Every operation of the product: those in the caller's transaction, those at the desk and those of a crowd, which keeps the process's pace. */
export const createHandlers = (
  world: World,
  pace: Pace = createPace(),
  condition: Condition = createCondition(),
): Handlers => {
  const pulse = createPulse();
  return {
    scoped: (scope) => scoped(scope, world),
    desk: (desk) => atDesk(desk, world, condition, pulse),
    crowd: (db) => ticketCrowd(db, pace),
  };
};
/** Compiles only while every operation of the document is handled. */
export const handlesWholeDocument: [Unhandled] extends [never] ? true : Unhandled = true;
