import { type InstalmentsFall, instalmentsFall } from '@corredor/core/imports';
import type { PlanExample, PlansRead } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Columns } from '@corredor/ui/Columns';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

interface PlansToSayProps {
  plans: PlansRead;
  onFall: (fall: InstalmentsFall) => void;
}

/** When instalments are due of which the file says only how many there are: asked once for the file, with the plans of three of its policies. */
export function PlansToSay({ plans: { doubt, rows, examples, fall }, onFall }: PlansToSayProps) {
  const { t } = useTranslation('imports');
  return (
    <Banner tone={fall ? 'info' : 'caution'} title={t(`plans.${doubt}.title`)} isLive>
      <Stack gap="small">
        <Text>{t(`plans.${doubt}.text`, { count: rows })}</Text>
        <RadioGroup
          label={t(`plans.${doubt}.label`)}
          value={fall}
          onChange={onFall}
          items={instalmentsFall[doubt].map((id) => ({ id, label: t(`plans.${id}`) }))}
        />
        <Text weight="medium">{t('plans.examples')}</Text>
        <Columns count={3}>
          {examples.map((example) => (
            <Example key={example.row} example={example} fall={fall} />
          ))}
        </Columns>
      </Stack>
    </Banner>
  );
}

const mostShown = 12;
/** One policy with the days and amounts of its instalments: of every plan that it could have, or of the chosen one. */
function Example({ example, fall: chosen }: { example: PlanExample; fall: InstalmentsFall | null }) {
  const { t } = useTranslation('imports');
  const { money, date } = useFormats();
  const { row, total } = example;
  const policy = example.policy || t('plans.row', { row });
  const plans = example.plans.filter(({ fall }) => chosen === null || fall === chosen);
  return (
    <Stack gap="xsmall">
      <Text weight="medium">{total === null ? policy : `${policy}: ${money(total)}`}</Text>
      {plans.map(({ fall, instalments }) => (
        <Stack key={fall} gap="none">
          <Text tone="muted">{t(`plans.${fall}`)}</Text>
          {instalments.slice(0, mostShown).map(({ due_date, amount }, place) => (
            // Two may fall on one day, at the end of a term.
            <Text key={place}>{[date(due_date), total !== null && money(amount)].filter(Boolean).join(' · ')}</Text>
          ))}
          {instalments.length > mostShown && (
            <Text tone="muted">{t('plans.more', { count: instalments.length - mostShown })}</Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
