import { Icon } from '@corredor/ui/Icon';
import { KeyCombo } from '@corredor/ui/Kbd';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as css from './SearchButton.css.ts';

/** Looks like the field that it opens. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button className={css.button} aria-haspopup="dialog" onPress={onPress}>
      <Icon of={Search} />
      <span className={css.words}>{t('action.search')}</span>
      <span className={css.keys} aria-hidden="true">
        <KeyCombo keys="mod+k" />
      </span>
    </Button>
  );
}
