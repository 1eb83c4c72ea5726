import type { Session } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { Disclosure } from '@corredor/ui/Disclosure';
import { useTranslation } from 'react-i18next';
import * as css from './SessionItem.css.ts';
import { SessionItem, SessionLine } from './SessionItem.tsx';
import { useSessionWords } from './useSessionWords.ts';

interface SessionGroupProps {
  /** At least two, alike, the one used last first. */
  sessions: readonly [Session, ...Session[]];
  onEnd: (session: Session) => void;
}

/** Sessions that look the same, in one line; each of them stands below it once it is opened. */
export function SessionGroup({ sessions, onEnd }: SessionGroupProps) {
  const { t } = useTranslation('sessions');
  const { alikeFactsOf, nameOf } = useSessionWords();
  const [first] = sessions;
  const count = sessions.length;
  return (
    <li className={css.group}>
      <SessionLine session={first} chip={<Chip>{t('alike.count', { count })}</Chip>} facts={alikeFactsOf(first)} />
      <Disclosure level={3} title={t('alike.each', { count, name: nameOf(first) })}>
        <ul className={css.list}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={onEnd} />
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
