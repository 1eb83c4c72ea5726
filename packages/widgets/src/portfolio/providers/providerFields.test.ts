import { describeOwnPlaces } from '../../frames/described/ownPlaces.fixtures.ts';
import { providerFields } from './providerFields.ts';

describeOwnPlaces(
  providerFields,
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
);
