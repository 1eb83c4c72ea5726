import { describeOwnPlaces } from '../../frames/described/testing/index.ts';
import { vehicleFields } from './describedVehicle.ts';

describeOwnPlaces(
  vehicleFields,
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
);
