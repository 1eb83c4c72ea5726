import type { Coverage } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';

/** One coverage, read over its list. */
export function CoverageDetail({ canChange, ...panel }: OpenRecord<Coverage>) {
  const { t } = useTranslation(['coverages', 'common']);
  const { dateTime } = useFormats();
  return (
    <DetailPanel
      historyOf="coverage"
      {...panel}
      titleOf={({ name }) => name}
      contextOf={({ coverage_type }) => <Chip>{t(`common:coverageType.${coverage_type}`)}</Chip>}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.coverage(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(coverage) => (
        <DescriptionList
          items={[
            { term: t('form.branch'), detail: coverage.branch.name },
            { term: t('form.description'), detail: coverage.description },
            { term: t('column.updated'), detail: dateTime(coverage.updated_at) },
          ]}
        />
      )}
    </DetailPanel>
  );
}
