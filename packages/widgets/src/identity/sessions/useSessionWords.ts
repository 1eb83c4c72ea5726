import type { Session } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** How a session is called and what is said of it. */
export function useSessionWords() {
  const { t } = useTranslation('sessions');
  const { dateTime } = useFormats();
  return {
    nameOf: ({ device, browser, system }: Session) => {
      if (browser && system) return t('place', { browser, system });
      return browser ?? system ?? t(`device.${device}`);
    },
    factsOf: ({ address, started_at, last_used_at, is_current }: Session) => {
      const used = is_current ? t('now') : t('used', { moment: dateTime(last_used_at) });
      const facts = [used, t('started', { moment: dateTime(started_at) })];
      if (address) facts.push(t('network', { address }));
      return facts.join(' · ');
    },
    /** Of sessions that look the same: where they are, and how long ago one of them was used. */
    alikeFactsOf: ({ address, last_used_at }: Session) => {
      const facts = [t('used', { moment: dateTime(last_used_at) })];
      if (address) facts.push(t('network', { address }));
      return facts.join(' · ');
    },
    lastUse: ({ last_used_at }: Session) => dateTime(last_used_at),
  };
}
