import { getSettings, listPlanUpgraders } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

interface RenewalDepreciationProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Whether the vehicles of a next term are insured for less, by the table of the settings; who has none, or cannot read it, is told so. */
export function RenewalDepreciation({ isSelected, onChange }: RenewalDepreciationProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const settings = useQuery(queryOf(useClient(), getSettings));
  const lines = settings.data?.renewals.depreciation;
  const isMissing = lines?.length === 0;
  const isUnknown = lines === undefined && settings.isError;
  return (
    <Stack gap="xsmall">
      <Checkbox
        isSelected={isSelected}
        isDisabled={!lines || isMissing}
        description={t(isUnknown ? 'depreciation.unknown' : isMissing ? 'depreciation.missing' : 'depreciation.help')}
        onChange={onChange}
      >
        {t('depreciation.label')}
      </Checkbox>
      {isUnknown && (
        <Inline>
          <Button size="small" isPending={settings.isFetching} onPress={() => void settings.refetch()}>
            {t('common:action.retry')}
          </Button>
        </Inline>
      )}
      {isMissing && <WayToTable />}
    </Stack>
  );
}

/** The way to the settings for who may change them, else the people who may. */
function WayToTable() {
  const { t } = useTranslation(['renewals', 'common']);
  const canSet = useCan('core_app.change_partner');
  const others = useQuery({ ...queryOf(useClient(), listPlanUpgraders), enabled: !canSet });
  const names = others.data?.results ?? [];
  if (canSet)
    return (
      <Inline>
        {/* Beside this page, so that what was typed waits here. */}
        <LinkButton size="small" href={paths.settings()} isExternal>
          {t('common:menu.settings')}
        </LinkButton>
      </Inline>
    );
  return names.length > 0 && <Text tone="muted">{t('depreciation.setBy', { names: names.join(', ') })}</Text>;
}
