export { whenNear } from './whenNear.ts';
