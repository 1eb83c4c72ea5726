// Apart, so that a policy brings of customers, vehicles, branches and insurers no more than this, and only once somebody makes one.
export { BranchDialog } from '../portfolio/branches/index.ts';
export { CustomerDialog } from '../portfolio/customers/index.ts';
export { ProviderDialog } from '../portfolio/providers/index.ts';
export { VehicleDialog } from '../portfolio/vehicles/index.ts';
