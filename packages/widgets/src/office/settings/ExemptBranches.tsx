import { type BranchGroup, branchGroups, officialBranchesOf } from '@corredor/core/branches';
import { listBranches } from '@corredor/core/operations';
import { ChipList } from '@corredor/ui/ChipList';
import { ComboBox } from '@corredor/ui/ComboBox';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useLanguage } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

interface ExemptBranchesProps {
  countryId: string;
  /** Official codes. */
  value: readonly string[];
  groups: readonly BranchGroup[];
  onChange: (codes: string[]) => void;
  onGroups: (groups: BranchGroup[]) => void;
}

/** Groups stand in one list with the codes of branches, none of which has a colon. */
const groupId = (group: BranchGroup) => `group:${group}`;
const groupOf = (id: string) => branchGroups.find((group) => groupId(group) === id);

/** Which branches do not pay a line: whole groups, those of the country's list, and the brokerage's own that have a code. */
export function ExemptBranches({ countryId, value, groups, onChange, onGroups }: ExemptBranchesProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { language } = useLanguage();
  const own = useQuery({
    ...queryOf(useClient(), listBranches, { query: { page_size: 200, ordering: 'name' } }),
    enabled: useCan('policy_app.view_branch'),
  });
  const names = new Map([
    ...branchGroups.map(
      (group) => [groupId(group), t('line.group', { group: t(`common:branchGroup.${group}`) })] as const,
    ),
    ...officialBranchesOf(countryId).map(({ code, name }) => [code, name[language]] as const),
  ]);
  const chosen = [...groups.map(groupId), ...value];
  for (const { code, name } of own.data?.results ?? []) if (code) names.set(code, name);
  // A combo box empties its text only when its value goes: so the choice is its value for one moment.
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    if (picked !== null) setPicked(null);
  }, [picked]);
  return (
    <Stack gap="small">
      <ComboBox
        label={t('line.exempt')}
        description={t('line.exemptHelp')}
        items={[...names].filter(([code]) => !chosen.includes(code)).map(([id, label]) => ({ id, label }))}
        value={picked}
        onChange={(code) => {
          if (code === null) return;
          setPicked(code);
          const group = groupOf(code);
          if (chosen.includes(code)) return;
          if (group) onGroups([...groups, group]);
          else onChange([...value, code]);
        }}
      />
      <ChipList
        label={t('line.exempt')}
        items={chosen.map((code) => ({ id: code, label: names.get(code) ?? code }))}
        onRemove={(code) => {
          if (groupOf(code)) onGroups(groups.filter((group) => groupId(group) !== code));
          else onChange(value.filter((other) => other !== code));
        }}
      />
    </Stack>
  );
}
