export { describeOwnPlaces } from './ownPlaces.ts';
