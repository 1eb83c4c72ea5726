import { can } from '@corredor/core/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../base/app/index.ts';
import { useNavigation } from '../base/navigation/index.ts';
import { recordKeys, type Shortcut, useShortcutKeys, useShortcuts } from '../base/shortcuts/index.ts';
import { keysTo, newPages } from './places.ts';

export interface Place {
  id: string;
  title: string;
  href: string;
}
interface ShellShortcuts {
  /** Screens that the reader may open. */
  places: readonly Place[];
  hasSingleKeys: boolean;
  onSearch: () => void;
  onHelp: () => void;
}

/** The keys that work on every private page. */
export function useShellShortcuts({ places, hasSingleKeys, onSearch, onHelp }: ShellShortcuts) {
  const { t } = useTranslation('shell');
  const { pathname, go } = useNavigation();
  const { permissions } = useSession();
  const shortcuts = useMemo((): Shortcut[] => {
    const adding = newPages.find(({ list, permission }) => list === pathname && can(permissions, permission));
    return [
      { id: 'palette', keys: 'mod+k', label: t('keys.palette'), group: 'general', run: onSearch },
      { id: 'sheet', keys: '?', label: t('keys.sheet'), group: 'general', run: onHelp },
      ...places.flatMap(({ id, title, href }): Shortcut[] => {
        const keys = keysTo(id);
        return keys ? [{ id: `go ${id}`, keys, label: title, group: 'go', run: () => go(href) }] : [];
      }),
      {
        id: 'search',
        keys: '/',
        label: t('keys.search'),
        group: 'list',
        run: () => void (focusSearch() || onSearch()),
      },
      { id: 'new', keys: 'n', label: t('keys.new'), group: 'list', run: adding && (() => go(adding.href)) },
      // The record in view, or the row that has the focus, listens to these.
      ...recordVerbs.map(
        (verb): Shortcut => ({
          id: `record ${verb}`,
          keys: recordKeys[verb],
          label: t(`keys.record.${verb}`),
          group: 'record',
        }),
      ),
      { id: 'save', keys: recordKeys.save, label: t('keys.record.save'), group: 'record', run: saveForm },
    ];
  }, [t, go, pathname, permissions, places, onSearch, onHelp]);
  useShortcuts(shortcuts);
  useShortcutKeys({ hasSingleKeys });
}

const recordVerbs = ['edit', 'pay', 'notify', 'addTask', 'next', 'previous'] as const;

/** Presses the main button of the form where the cursor is, or of the one that is open; of none below a dialog. */
function saveForm() {
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const place = layers.at(-1) ?? document.querySelector('main');
  const form = document.activeElement?.closest('form') ?? place?.querySelector<HTMLFormElement>('form[novalidate]');
  if (!form || !place?.contains(form)) return;
  const outside = form.id === '' ? null : document.querySelector<HTMLElement>(`[type=submit][form="${form.id}"]`);
  (form.querySelector<HTMLElement>('[type=submit]') ?? outside)?.click();
}

/** Puts the cursor into the page's own search; false where it has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}
