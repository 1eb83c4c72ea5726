import { Dialog } from '@corredor/ui/Dialog';
import { Heading } from '@corredor/ui/Heading';
import { KeyCombo } from '@corredor/ui/Kbd';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { useTranslation } from 'react-i18next';
import { type Shortcut, type ShortcutGroup, useCurrentShortcuts } from '../base/shortcuts/index.ts';
import * as css from './ShortcutSheet.css.ts';

interface ShortcutSheetProps {
  onClose: () => void;
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
}
const groups: readonly ShortcutGroup[] = ['general', 'go', 'list', 'record', 'grid'];
const gridKeys = ['arrows', 'Enter', 'Esc', 'Home', 'End', 'mod+Home', 'mod+End', 'PageDown', 'PageUp'] as const;
/** The four keys with arrows. */
const arrows = 'ArrowUp ArrowDown ArrowLeft ArrowRight';

/** Every key that does something, and the switch that turns single keys off. */
export function ShortcutSheet({ onClose, hasSingleKeys, onSingleKeysChange }: ShortcutSheetProps) {
  const { t } = useTranslation('shell');
  const shortcuts = useCurrentShortcuts();
  const grid = gridKeys.map(
    (keys): Shortcut => ({
      id: `grid ${keys}`,
      keys,
      label: t(`keys.grid.${keys}`),
      group: 'grid',
    }),
  );
  // What works on one record alone is named for all of them.
  const all = [...shortcuts.filter(({ record, label }) => record === undefined && label !== ''), ...grid];
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('keys.title')} description={t('keys.context')} size="large">
      <Stack gap="large">
        <Switch isSelected={hasSingleKeys} onChange={onSingleKeysChange} description={t('keys.singleHelp')}>
          {t('keys.single')}
        </Switch>
        <div className={css.columns}>
          {groups.map((group) => (
            <section key={group} className={css.group}>
              <Heading level={3} size="md">
                {t(`keys.group.${group}`)}
              </Heading>
              <dl className={css.list}>
                {all
                  .filter((shortcut) => shortcut.group === group)
                  .map(({ id, keys = '', label }) => (
                    <div key={id} className={css.row}>
                      <dt>{label}</dt>
                      <dd className={css.keys}>
                        <KeyCombo keys={keys === 'arrows' ? arrows : keys} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}
