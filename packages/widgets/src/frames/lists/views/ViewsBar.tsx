import type { SavedView, ViewPatch } from '@corredor/core/api';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { MenuButton, type MenuGroup } from '@corredor/ui/Menu';
import { toast } from '@corredor/ui/Toast';
import type { Density } from '@corredor/ui/theme';
import { ViewTabs } from '@corredor/ui/ViewTabs';
import { Bookmark, BookmarkPlus, Pencil, Pin, PinOff, RotateCcw, Save, Trash2, Users } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import type { GridViews } from './useGrid.ts';
import type { ListControls, ListParams } from './useListParams.ts';
import { useViewMoves } from './useViewMoves.ts';
import type { ViewValues } from './ViewDialog.tsx';
import { isSameView, viewHref, viewStateOf, viewsInRow } from './viewState.ts';

const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

interface ViewsBarProps {
  grid: GridViews;
  /** What stands before the saved views: everything, and the list's states. */
  states: ComponentProps<typeof ViewTabs>['items'];
  params: Pick<ListParams<string>, 'filters' | 'search' | 'ordering'> & Pick<ListControls<string>, 'usual'>;
  density: Density;
  /** Where there is nothing to choose from: the menu alone, beside the other tools. */
  isMenuOnly?: boolean;
}
type Asked = { what: 'save' } | { what: 'rename' | 'delete'; view: SavedView };

/** The saved views of a list: pinned ones one press away, all of them and what can be done with them in a menu. */
export default function ViewsBar({ grid, states, params, density, isMenuOnly = false }: ViewsBarProps) {
  const { t } = useTranslation('frames');
  const { pathname, go } = useNavigation();
  const { views, current, layout, list } = grid;
  const canShare = useCan('core_app.change_partner');
  const { create, update, remove } = useViewMoves();
  const [asked, setAsked] = useState<Asked | null>(null);
  const state = viewStateOf(params, layout, density);
  const isChanged = current !== null && !isSameView(current.state, state);
  const mayChange = current !== null && (current.is_shared ? canShare : current.is_mine);
  const hrefOf = (view: SavedView) => viewHref(pathname, view, params.usual);
  const close = () => {
    setAsked(null);
    for (const move of [create, update, remove]) move.reset();
  };
  const change = (view: SavedView, patch: ViewPatch) =>
    update.mutate(
      { view, patch },
      {
        onSuccess: () => {
          close();
          grid.resetLayout();
        },
        onError: (error) => {
          // The dialog says itself what went wrong.
          if (!asked) toast.error(error.message);
        },
      },
    );
  // With its first view a list gets another bar, and loses it with the last: what follows must outlive this one.
  const removeView = (view: SavedView) =>
    remove.mutateAsync(view).then(
      () => {
        close();
        go(pathname);
      },
      (error: Error) => {
        close();
        toast.error(error.message);
      },
    );
  const createView = (values: ViewValues) =>
    create.mutateAsync({ ...values, list, state }).then(
      (view) => {
        close();
        go(hrefOf(view));
      },
      // The dialog says itself what went wrong.
      () => {},
    );

  const shown = viewsInRow(grid);
  const others = views.filter((view) => !shown.includes(view));
  const groups: MenuGroup[] = [];
  if (others.length > 0)
    groups.push({
      id: 'views',
      title: t('views.title'),
      items: others.map((view) => ({ id: `view-${view.id}`, label: view.name, href: hrefOf(view) })),
    });
  if (current) groups.push({ id: 'current', title: current.name, items: entriesOf(current) });
  groups.push({
    id: 'new',
    items: [{ id: 'save', label: t('views.save'), icon: BookmarkPlus, onAction: () => setAsked({ what: 'save' }) }],
  });

  function entriesOf(view: SavedView): MenuGroup['items'] {
    const reset = {
      id: 'reset',
      label: t('views.reset'),
      icon: RotateCcw,
      onAction: () => {
        grid.resetLayout();
        go(hrefOf(view));
      },
    };
    if (!mayChange)
      return isChanged
        ? [reset]
        : [{ id: 'owner', label: t('views.of', { name: view.owner.name }), disabledReason: t('views.shared') }];
    const update = { id: 'update', label: t('views.update'), icon: Save, onAction: () => change(view, { state }) };
    const share = {
      id: 'share',
      label: view.is_shared ? t('views.unshare') : t('views.share'),
      icon: Users,
      onAction: () => change(view, { is_shared: !view.is_shared }),
    };
    return [
      ...(isChanged ? [update, reset] : []),
      { id: 'rename', label: t('views.rename'), icon: Pencil, onAction: () => setAsked({ what: 'rename', view }) },
      {
        id: 'pin',
        label: view.is_pinned ? t('views.unpin') : t('views.pin'),
        icon: view.is_pinned ? PinOff : Pin,
        onAction: () => change(view, { is_pinned: !view.is_pinned }),
      },
      ...(canShare && view.is_mine ? [share] : []),
      {
        id: 'delete',
        label: t('views.delete'),
        icon: Trash2,
        tone: 'critical',
        onAction: () => setAsked({ what: 'delete', view }),
      },
    ];
  }

  const menu = (
    <MenuButton
      label={t('views.menu')}
      groups={groups}
      placement={isMenuOnly ? 'bottom end' : 'bottom start'}
      {...(isMenuOnly ? { icon: Bookmark } : { tone: 'quiet', size: 'small' })}
    />
  );
  const tabs = !isMenuOnly && (
    <ViewTabs
      label={t('views.title')}
      items={[
        ...states,
        ...shown.map((view, index) => ({
          id: String(view.id),
          label: view.name,
          href: hrefOf(view),
          isCurrent: view.id === current?.id,
          icon: view.is_shared ? Users : undefined,
          iconLabel: t('views.isShared'),
          isApart: index === 0 && states.length > 1,
          note: view.id === current?.id && isChanged ? t('views.changed') : undefined,
        })),
      ]}
      menu={menu}
    />
  );
  return (
    <>
      {tabs || menu}
      {asked?.what === 'delete' && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={t('views.delete')}
          confirmLabel={t('views.delete')}
          isPending={remove.isPending}
          onCancel={close}
          onConfirm={() => removeView(asked.view)}
        >
          {t('views.deleteQuestion', { name: asked.view.name })}
        </ConfirmDialog>
      )}
      {(asked?.what === 'save' || asked?.what === 'rename') && (
        <Suspense fallback={null}>
          <ViewDialog
            view={asked.what === 'rename' ? asked.view : undefined}
            canShare={canShare}
            isSaving={create.isPending || update.isPending}
            error={asked.what === 'rename' ? update.error : create.error}
            onClose={close}
            onSave={(values) =>
              asked.what === 'rename'
                ? change(asked.view, asked.view.is_mine ? values : { name: values.name, is_pinned: values.is_pinned })
                : createView(values)
            }
          />
        </Suspense>
      )}
    </>
  );
}
