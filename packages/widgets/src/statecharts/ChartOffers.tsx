import { Button } from '@corredor/ui/Button';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './StatechartSteps.css.ts';
import type { Offer } from './stepping.ts';

/** What can happen now, as buttons, and what cannot, each with its reason. */
export function ChartOffers({ offers, onTake }: { offers: readonly Offer[]; onTake: (offer: Offer) => void }) {
  const { t } = useTranslation('statecharts');
  const possible = offers.filter(({ isPossible }) => isPossible);
  const guarded = offers.filter(({ isPossible, guards }) => !isPossible && guards.length > 0);
  const unheard = offers.filter(({ isPossible, guards }) => !isPossible && guards.length === 0);
  const groups = [
    { title: t('steps.person'), offers: possible.filter(({ kind }) => kind === 'person') },
    { title: t('steps.world'), offers: possible.filter(({ kind }) => kind === 'world') },
  ];
  return (
    <Stack gap="small">
      {possible.length === 0 && <Text tone="muted">{t('steps.nothing')}</Text>}
      {groups.map(
        (group) =>
          group.offers.length > 0 && (
            <Stack key={group.title} gap="xsmall">
              <Text weight="medium">{group.title}</Text>
              <ul className={styles.offers} aria-label={group.title}>
                {group.offers.map((offer) => (
                  <li key={offer.text}>
                    <Button size="small" onPress={() => onTake(offer)}>
                      <span className={styles.code}>{offer.text}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          ),
      )}
      {guarded.length > 0 && (
        <Stack gap="xsmall">
          <Text weight="medium">{t('steps.forbidden')}</Text>
          <ul className={styles.offers} aria-label={t('steps.forbidden')}>
            {guarded.map(({ text, guards }) => (
              <li key={text}>
                <Button size="small" icon={Lock} isDisabled>
                  <span className={styles.code}>{text}</span>
                </Button>
                <span className={styles.reason}>{t('steps.guardSays', { guard: guards.join(', ') })}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {unheard.length > 0 && (
        <Disclosure title={t('steps.unheard', { count: unheard.length })}>
          <ul className={styles.offers}>
            {unheard.map(({ text }) => (
              <li key={text} className={styles.code}>
                {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
