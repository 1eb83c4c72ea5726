import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Disclosure } from '@corredor/ui/Disclosure';
import { leadFocus } from '@corredor/ui/leadFocus';
import { useTranslation } from 'react-i18next';
import * as css from './SettingsIndex.css.ts';
import { useGroupInView } from './useGroupInView.ts';

const groups = ['pack', 'undo', 'payments', 'renewals', 'movements', 'checklists'] as const;

/** Every group of the settings, to go to: beside the groups, where the page has room for it. */
export function IndexBeside() {
  const { t } = useTranslation('settings');
  return (
    <div className={css.beside}>
      <Card title={t('index')}>
        <Groups />
      </Card>
    </div>
  );
}

/** The same above the groups, closed, where the page has no room beside them. */
export function IndexAbove() {
  const { t } = useTranslation('settings');
  return (
    <div className={css.above}>
      <Card>
        <Disclosure title={t('index')} level={2}>
          <Groups />
        </Disclosure>
      </Card>
    </div>
  );
}

/** A button for each group, which leads there; the one in view is marked. */
function Groups() {
  const { t } = useTranslation('settings');
  const inView = useGroupInView(groups);
  const goTo = (id: string) => {
    const group = document.getElementById(id);
    const head = group?.querySelector('h2');
    if (!group || !head) return;
    head.tabIndex = -1;
    group.scrollIntoView({ block: 'start' });
    leadFocus(head);
  };
  return (
    <nav aria-label={t('index')} className={css.groups}>
      {groups.map((id) => (
        <div key={id} className={css.group} data-current={id === inView || undefined}>
          <Button
            tone="quiet"
            size="small"
            isFullWidth
            aria-current={id === inView ? 'true' : undefined}
            onPress={() => goTo(id)}
          >
            {t(`${id}.title`)}
          </Button>
        </div>
      ))}
    </nav>
  );
}
