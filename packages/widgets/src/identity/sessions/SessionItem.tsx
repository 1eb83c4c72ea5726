import type { DeviceKind, Session } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Chip } from '@corredor/ui/Chip';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from './SessionItem.css.ts';
import { useSessionWords } from './useSessionWords.ts';

const drawings: Record<DeviceKind, IconType> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

/** One place where the reader is signed in; this one is left by logging out. */
export function SessionItem({ session, onEnd }: { session: Session; onEnd: (session: Session) => void }) {
  const { t } = useTranslation('sessions');
  const { nameOf, factsOf, lastUse } = useSessionWords();
  const name = nameOf(session);
  return (
    <li className={css.item}>
      <span className={css.mark}>
        <Icon of={drawings[session.device]} size={20} label={t(`device.${session.device}`)} />
      </span>
      <div className={css.words}>
        <Inline>
          <Text as="span" weight="semibold">
            {name}
          </Text>
          {session.is_current && <Chip tone="positive">{t('current')}</Chip>}
        </Inline>
        <Text size="sm" tone="muted">
          {factsOf(session)}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          aria-label={t('end.label', { name, moment: lastUse(session) })}
          onPress={() => onEnd(session)}
        >
          {t('end.action')}
        </Button>
      )}
    </li>
  );
}
