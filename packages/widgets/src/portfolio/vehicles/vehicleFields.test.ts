import { describeOwnPlaces } from '../../frames/described/ownPlaces.fixtures.ts';
import { vehicleFields } from './vehicleFields.ts';

describeOwnPlaces(
  vehicleFields,
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
);
