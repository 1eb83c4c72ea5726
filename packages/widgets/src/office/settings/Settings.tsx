import { getSettings } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { RecordFrame, toRecordState } from '../../frames/records/index.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** How the brokerage works, a group of fields for each matter, each with where its values come from. */
export function Settings() {
  // The words come beside the settings, not after them.
  useTranslation(['settings', 'frames'], { useSuspense: false });
  const settings = useQuery(queryOf(useClient(), getSettings));
  return (
    <RecordFrame state={toRecordState(settings)} onRetry={() => void settings.refetch()}>
      {(record) => <SettingsForm settings={record} history={<HistorySection model="partner" id={record.id} />} />}
    </RecordFrame>
  );
}
