import type { ChecklistItem, MovementCheck } from '@corredor/core/api';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';

/** What a draft will need, or still needs; it is ticked once the draft is saved. */
export function MovementNeeds({ checklist }: { checklist: readonly (ChecklistItem | MovementCheck)[] }) {
  const { t } = useTranslation('movements');
  const { date } = useFormats();
  if (checklist.length === 0) return null;
  return (
    <section aria-label={t('checklist.title')}>
      <Stack gap="xsmall">
        <Text weight="semibold">{t('checklist.title')}</Text>
        <Stack as="ul" gap="xxsmall">
          {checklist.map((one, place) => {
            const done_on = 'done_on' in one ? one.done_on : null;
            const facts = [
              one.is_required && t('checklist.required'),
              done_on && t('checklist.doneOn', { date: date(done_on) }),
            ].filter(Boolean);
            return (
              <Text key={place} as="li">
                {[one.label, ...facts].join(' · ')}
              </Text>
            );
          })}
        </Stack>
        <Text size="sm" tone="muted">
          {t('checklist.later')}
        </Text>
      </Stack>
    </section>
  );
}
