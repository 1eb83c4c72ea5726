import { describeOwnPlaces } from '../../frames/described/testing/index.ts';
import { providerFields } from './describedProvider.ts';

describeOwnPlaces(
  providerFields,
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
);
