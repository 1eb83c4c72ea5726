import type { Cie10Code } from '@corredor/core/api';
import { vListCie10CodesQuery } from '@corredor/core/schemas';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import {
  checkedQuery,
  DetailPanel,
  toListState,
  toRecordState,
  useExport,
  useGrid,
  useListParams,
} from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { Cie10ListView } from './Cie10ListView.tsx';
import { getCie10Code, listCie10Codes, readCie10Codes } from './cie10.queries.ts';

/** The diagnoses that all brokerages share: searched and read. */
export function Cie10List() {
  const { t } = useTranslation('cie10');
  const [api, client] = [useApi(), useClient()];
  const controls = useListParams([], { ordering: 'code' });
  const query = checkedQuery(vListCie10CodesQuery, controls);
  const codes = useQuery(listCie10Codes(api, query));
  const detail = useQuery({ ...getCie10Code(api, controls.detail ?? 0), enabled: controls.detail !== null });
  const grid = useGrid('cie10', []);
  const { isExporting, start } = useExport<Cie10Code>();
  return (
    <Cie10ListView
      list={toListState(codes)}
      {...{ controls, grid, isExporting }}
      onRetry={() => void codes.refetch()}
      onExport={(columns, hasAllColumns) =>
        start({
          hasAllColumns,
          name: t('export'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage: (page, page_size) => readCie10Codes(client, { ...query, page, page_size }),
        })
      }
    >
      {controls.detail !== null && (
        <DetailPanel
          state={toRecordState(detail)}
          titleOf={({ code }) => code}
          contextOf={({ name }) => <Text tone="muted">{name}</Text>}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        >
          {({ code, name, description }) => (
            <DescriptionList
              items={[
                { term: t('column.code'), detail: code },
                { term: t('column.name'), detail: name },
                { term: t('column.description'), detail: description },
              ]}
            />
          )}
        </DetailPanel>
      )}
    </Cie10ListView>
  );
}
