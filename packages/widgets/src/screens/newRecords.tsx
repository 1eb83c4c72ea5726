import type { CustomerRole, Ref } from '@corredor/core/api';
import { lazy, Suspense } from 'react';
import type { MovementNewRecords } from '../collection/movements/index.ts';
import type { NewRecord } from '../frames/pickers/index.ts';
import { PlanUseNotice } from '../subscription/planUse/index.ts';

// Most policies are written and changed for customers, and with companies, that are there already.
const dialogs = () => import('./PolicyDialogs.tsx');
const CustomerDialog = lazy(async () => ({ default: (await dialogs()).CustomerDialog }));
const VehicleDialog = lazy(async () => ({ default: (await dialogs()).VehicleDialog }));

const customerWith =
  (roles: CustomerRole[]): NewRecord =>
  ({ name, ...dialog }) => (
    <Suspense fallback={null}>
      <CustomerDialog {...dialog} start={{ name, roles }} notice={<PlanUseNotice limit="customers" isOnForm />} />
    </Suspense>
  );

/** Makes a customer who signs and pays. */
export const newContractor = customerWith(['contractor', 'payer']);
/** Makes a customer who is insured. */
export const newInsured = customerWith(['insured']);
/** Makes a vehicle; its owner may be new too. */
export const newVehicle = (dialog: Parameters<NewRecord>[0] & { owner: Ref | null }) => (
  <Suspense fallback={null}>
    <VehicleDialog {...dialog} newCustomer={newContractor} notice={<PlanUseNotice limit="vehicles" isOnForm />} />
  </Suspense>
);
/** What a movement makes on the spot. */
export const movementNewRecords: MovementNewRecords = {
  payer: newContractor,
  insured: newInsured,
  vehicle: newVehicle,
};
