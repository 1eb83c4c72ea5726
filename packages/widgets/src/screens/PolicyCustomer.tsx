// Apart, so that a policy brings of the customers no more than this.
export { CustomerDialog } from '../portfolio/customers/index.ts';
