import type { ImportName } from '@corredor/core/api';
import type { NameToSay } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Columns } from '@corredor/ui/Columns';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { BranchOrNewPicker, type NewRecord, ProviderOfBranchPicker } from '../../frames/pickers/index.ts';

/** The dialogs by which an insurer or a branch that is not there yet is made; they belong to other features. */
export interface ImportNewRecords {
  branch?: NewRecord;
  provider?: NewRecord;
}
interface NamesToSayProps {
  names: readonly NameToSay[];
  onName: (kind: ImportName['kind'], name: string, id: number | null) => void;
  newRecords?: ImportNewRecords;
}

/** Insurers and branches that the file calls by names of its own: each is said once, and remembered. */
export function NamesToSay({ names, onName, newRecords = {} }: NamesToSayProps) {
  const { t } = useTranslation('imports');
  const isSaid = names.every(({ recordId }) => recordId !== null);
  return (
    <Stack>
      <Banner
        tone={isSaid ? 'info' : 'caution'}
        title={isSaid ? t('names.said') : t('names.title', { count: names.length })}
        isLive
      >
        {t(isSaid ? 'names.remembered' : 'names.text')}
      </Banner>
      <Columns count={3}>
        {names.map(({ kind, name, rows, recordId }) => {
          const field = {
            label: t(`names.${kind}`, { name }),
            description: t('names.rows', { count: rows }),
            value: recordId,
            onChange: (id: number | null) => onName(kind, name, id),
          };
          const key = `${kind} ${name}`;
          // A new one is called as the file calls it.
          return kind === 'branch' ? (
            <BranchOrNewPicker key={key} {...field} newBranch={newRecords.branch} newName={name} />
          ) : (
            <ProviderOfBranchPicker
              key={key}
              {...field}
              branch={null}
              newProvider={newRecords.provider}
              newName={name}
            />
          );
        })}
      </Columns>
    </Stack>
  );
}
