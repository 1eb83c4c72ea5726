import type { Provider } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useDescribedComparison } from '../../frames/described/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { providerFields } from './describedProvider.ts';
import { type OfficeValues, type ProviderValues, toProviderValues } from './providerValues.ts';

const { offices: _offices, branch_ids: _branches, ...named } = providerFields;
const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);
const officeFields = { city: 'field.city', address: 'field.officeAddress', phone: 'field.officePhone' } as const;
const isOfficeField = (name: string | undefined): name is keyof typeof officeFields =>
  name !== undefined && name in officeFields;

const writeOffices = (offices: OfficeValues[]) =>
  offices.map(({ city, address, phone }) => [city, address, phone].filter(Boolean).join(', ')).join(' · ');

/** Names the fields of an insurance company, and writes their values for a comparison. */
export function useProviderWords() {
  const { t } = useTranslation('providers');
  const labelOf = (name: string) => {
    if (isNamed(name)) return t(`field.${name}`);
    const [list, index, part] = name.split('.');
    if (list !== 'offices' || !isOfficeField(part)) return undefined;
    return `${t('office.one', { number: Number(index) + 1 })}, ${t(officeFields[part])}`;
  };
  const described = useDescribedComparison(providerFields, labelOf);
  const compare = (mine: ProviderValues, theirs: Provider): ConflictField[] => {
    const other = toProviderValues(theirs);
    return [
      ...described(mine, other),
      {
        name: 'offices',
        label: t('group.offices'),
        mine: writeOffices(mine.offices),
        theirs: writeOffices(other.offices),
      },
      {
        name: 'branch_ids',
        label: t('group.branches'),
        mine: String(mine.branch_ids.length),
        theirs: String(other.branch_ids.length),
      },
    ];
  };
  return { labelOf, compare };
}
