import { officialBranchesOf } from '@corredor/core/branches';
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
  onChange: (codes: string[]) => void;
}

/** Which branches do not pay a line: those of the country's list, and the brokerage's own that have a code. */
export function ExemptBranches({ countryId, value, onChange }: ExemptBranchesProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const own = useQuery({
    ...queryOf(useClient(), listBranches, { query: { page_size: 200, ordering: 'name' } }),
    enabled: useCan('policy_app.view_branch'),
  });
  const names = new Map(officialBranchesOf(countryId).map(({ code, name }) => [code, name[language]]));
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
        items={[...names].filter(([code]) => !value.includes(code)).map(([id, label]) => ({ id, label }))}
        value={picked}
        onChange={(code) => {
          if (code === null) return;
          setPicked(code);
          if (!value.includes(code)) onChange([...value, code]);
        }}
      />
      <ChipList
        label={t('line.exempt')}
        items={value.map((code) => ({ id: code, label: names.get(code) ?? code }))}
        onRemove={(code) => onChange(value.filter((other) => other !== code))}
      />
    </Stack>
  );
}
