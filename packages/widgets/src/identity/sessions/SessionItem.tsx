import type { DeviceKind, Session } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Chip } from '@corredor/ui/Chip';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <li className={css.item}>
      <SessionLine
        session={session}
        chip={session.is_current && <Chip tone="positive">{t('current')}</Chip>}
        facts={factsOf(session)}
      />
      {!session.is_current && (
        <Button
          size="small"
          aria-label={t('end.label', { name: nameOf(session), moment: lastUse(session) })}
          onPress={() => onEnd(session)}
        >
          {t('end.action')}
        </Button>
      )}
    </li>
  );
}

interface SessionLineProps {
  session: Session;
  /** Stands beside its name. */
  chip: ReactNode;
  /** What is said of it below. */
  facts: string;
}

/** What a session looks like: its device, its name, and what is known of it. */
export function SessionLine({ session, chip, facts }: SessionLineProps) {
  const { t } = useTranslation('sessions');
  const { nameOf } = useSessionWords();
  return (
    <div className={css.line}>
      <span className={css.mark}>
        <Icon of={drawings[session.device]} size={20} label={t(`device.${session.device}`)} />
      </span>
      <div className={css.words}>
        <Inline>
          <Text as="span" weight="semibold">
            {nameOf(session)}
          </Text>
          {chip}
        </Inline>
        <Text size="sm" tone="muted">
          {facts}
        </Text>
      </div>
    </div>
  );
}
