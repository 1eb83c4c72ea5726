import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { leadFocus } from '@corredor/ui/leadFocus';
import { useTranslation } from 'react-i18next';
import * as css from './SettingsIndex.css.ts';

const groups = ['pack', 'undo', 'payments', 'renewals', 'movements', 'checklists'] as const;

/** Every group of the settings, to go to; where the page is too narrow to have it beside the groups, it is left out. */
export function SettingsIndex() {
  const { t } = useTranslation('settings');
  const goTo = (id: string) => {
    const group = document.getElementById(id);
    const head = group?.querySelector('h2');
    if (!group || !head) return;
    head.tabIndex = -1;
    group.scrollIntoView({ block: 'start' });
    leadFocus(head);
  };
  return (
    <div className={css.index}>
      <Card title={t('index')}>
        <nav aria-label={t('index')} className={css.groups}>
          {groups.map((id) => (
            <Button key={id} tone="quiet" size="small" isFullWidth onPress={() => goTo(id)}>
              {t(`${id}.title`)}
            </Button>
          ))}
        </nav>
      </Card>
    </div>
  );
}
