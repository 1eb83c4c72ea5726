import type { Branch } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { useFlagWords } from './useBranchColumns.tsx';
import { useExtraWords } from './useExtraWords.ts';
import { usePremiumTax } from './usePremiumTax.ts';

interface BranchDetailProps extends OpenRecord<Branch> {
  onEdit: (branch: Branch) => void;
}

/** One branch, read over its list. */
export function BranchDetail({ canChange, onEdit, ...panel }: BranchDetailProps) {
  const { t } = useTranslation(['branches', 'common']);
  const { dateTime } = useFormats();
  const words = useFlagWords();
  const extraWords = useExtraWords();
  const taxes = usePremiumTax();
  return (
    <DetailPanel
      historyOf="branch"
      {...panel}
      titleOf={({ name }) => name}
      contextOf={({ group }) => <Chip>{t(`common:branchGroup.${group}`)}</Chip>}
      actionsOf={(branch) =>
        canChange && (
          <Button tone="accent" icon={Pencil} onPress={() => onEdit(branch)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {(branch) => (
        <DescriptionList
          items={[
            { term: t('form.code'), detail: branch.code },
            { term: t('form.flags'), detail: words(branch.flags) || t('noFlags') },
            { term: t('form.premiumTax'), detail: taxes(branch) },
            { term: t('form.renews'), detail: t(branch.renews ? 'common:state.yes' : 'common:state.no') },
            { term: t('extra.title'), detail: extraWords(branch.extra_fields) },
            { term: t('form.description'), detail: branch.description },
            { term: t('column.updated'), detail: dateTime(branch.updated_at) },
          ]}
        />
      )}
    </DetailPanel>
  );
}
