import type { ChecklistItem } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';

interface MovementNeedsProps {
  checklist: readonly ChecklistItem[];
  isSaving: boolean;
  isComputing: boolean;
  /** Saves the draft: then its checklist is there. */
  onTick: () => void;
}

/** What a movement will need; it is ticked once there is a draft of it. */
export function MovementNeeds({ checklist, isSaving, isComputing, onTick }: MovementNeedsProps) {
  const { t } = useTranslation('movements');
  if (checklist.length === 0) return null;
  return (
    <section aria-label={t('checklist.title')}>
      <Stack gap="xsmall">
        <Text weight="semibold">{t('checklist.title')}</Text>
        <Stack as="ul" gap="xxsmall">
          {checklist.map(({ label, is_required }, place) => (
            <Text key={place} as="li">
              {is_required ? `${label} · ${t('checklist.required')}` : label}
            </Text>
          ))}
        </Stack>
        <Text size="sm" tone="muted">
          {t('checklist.later')}
        </Text>
        <div>
          <Button size="small" isPending={isSaving} isDisabled={isComputing} onPress={onTick}>
            {t('checklist.saveAndTick')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
