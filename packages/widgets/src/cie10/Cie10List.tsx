import type { Cie10Code } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getCie10Code, listCie10Codes } from '@corredor/core/operations';
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
import { pageOf, queryOf } from '../data/index.ts';
import { Cie10ListView } from './Cie10ListView.tsx';

/** The diagnoses that all brokerages share: searched and read. */
export function Cie10List() {
  const { t } = useTranslation('cie10');
  const client = useClient();
  const controls = useListParams([], { ordering: 'code' });
  const query = checkedQuery(vListCie10CodesQuery, controls);
  const codes = useQuery(pageOf(client, listCie10Codes, { query }));
  const detail = useQuery({
    ...queryOf(client, getCie10Code, { path: { cie10Id: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
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
          readPage: (page, page_size) => call(client, listCie10Codes, { query: { ...query, page, page_size } }),
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
