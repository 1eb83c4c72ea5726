import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import type { LoggedEvent } from './loggedEvent.ts';
import * as css from './playground.css.ts';

interface EventLogProps {
  /** The newest first. */
  events: readonly LoggedEvent[];
  onClear: () => void;
}

/** What the element has told its page. */
export function EventLog({ events, onClear }: EventLogProps) {
  const { t } = useTranslation('playground');
  const clear = (
    <Button size="small" tone="quiet" onPress={onClear}>
      {t('events.clear')}
    </Button>
  );
  return (
    <Card title={t('events.title')} actions={events.length > 0 && clear}>
      {events.length === 0 ? (
        <Text tone="muted">{t('events.empty')}</Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <ul className={css.log} tabIndex={0} aria-label={t('events.title')}>
          {events.map(({ id, time, name, detail, isCanceled }) => (
            <li key={id} className={css.entry}>
              <Text as="span" size="sm" tone="muted" isNumeric>
                {time}
              </Text>
              <span>
                <Text as="span" size="sm" weight="semibold">
                  {isCanceled ? `${name} (${t('events.canceled')})` : name}
                </Text>
                <code className={css.detail}>{detail}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
