import { sandboxCards } from '@corredor/core/billing';
import { formatCardNumber } from '@corredor/core/cards';
import { Banner } from '@corredor/ui/Banner';
import { Disclosure } from '@corredor/ui/Disclosure';
import { Stack } from '@corredor/ui/Stack';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as css from './SandboxHelp.css.ts';

/** Says that no money moves, and lists the cards that may be typed; one press fills one in. */
export function SandboxHelp({ onUse, isDisabled }: { onUse: (number: string) => void; isDisabled: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <Stack gap="small">
      <Banner tone="caution" title={t('card.test.title')}>
        {t('card.test.text')}
      </Banner>
      <Disclosure title={t('card.test.cards')} isDefaultExpanded>
        <ul className={css.cards}>
          {sandboxCards.map(({ number, outcome }) => (
            <li key={number}>
              <Button className={css.card} onPress={() => onUse(number)} isDisabled={isDisabled}>
                <span className={css.number}>{formatCardNumber(number)}</span>
                <span>{t(`card.outcome.${outcome}`)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}
