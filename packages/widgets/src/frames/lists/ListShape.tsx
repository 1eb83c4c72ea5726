import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';

const board = 'board';

/** Whether the address asks for the board of a list. */
export function useIsBoard(): boolean {
  return new URLSearchParams(useNavigation().search).get('view') === board;
}

/** The same records as a list or as a board, with the same search and filters; kept in the address. */
export function ListShape() {
  const { t } = useTranslation('frames');
  const { pathname, search, go } = useNavigation();
  const isBoard = useIsBoard();
  const show = (shape: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['page', 'detail', 'view', 'status']) query.delete(name);
    if (shape === board) query.set('view', board);
    const text = query.toString();
    go(text ? `${pathname}?${text}` : pathname);
  };
  return (
    <ToggleGroup
      label={t('shape.label')}
      value={isBoard ? board : 'list'}
      onChange={show}
      items={[
        { id: 'list', label: t('shape.list') },
        { id: board, label: t('shape.board') },
      ]}
    />
  );
}
