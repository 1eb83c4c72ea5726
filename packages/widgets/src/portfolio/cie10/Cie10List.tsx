import { call } from '@corredor/core/client';
import { getCie10Code, listCie10Codes } from '@corredor/core/operations';
import { vListCie10CodesQuery } from '@corredor/core/schemas';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { pageOf, queryOf } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { Cie10ListView } from './Cie10ListView.tsx';

/** The diagnoses that all brokerages share: searched and read. */
export function Cie10List() {
  const { t } = useTranslation('cie10');
  const list = useRecordList({
    name: 'cie10',
    address: { schema: vListCie10CodesQuery, filters: [], ordering: 'code' },
    operations: {
      list: (client, query) => pageOf(client, listCie10Codes, { query }),
      read: (client, query) => call(client, listCie10Codes, { query }),
    },
    permissions: {},
    nameOf: ({ code }) => code,
    exportName: t('export'),
  });
  const detail = useRecordDetail(list, (client, cie10Id) => queryOf(client, getCie10Code, { path: { cie10Id } }));
  return (
    <Cie10ListView list={list}>
      {detail && (
        <DetailPanel
          {...detail}
          historyOf={null}
          titleOf={({ code }) => code}
          contextOf={({ name }) => <Text tone="muted">{name}</Text>}
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
