import { Button } from '@corredor/ui/Button';
import type { GridColumn, RowAction } from '@corredor/ui/DataGrid';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ListPage } from './ListPage.tsx';
import type { ListFilters, ListPageProps, ListWords } from './listPage.types.ts';
import type { RecordList } from './recordList.ts';
import { useRowActions } from './useRowActions.ts';

type Icon = ComponentProps<typeof LinkButton>['icon'];
/** How a new record is begun: on a page of its own, or in a dialog. */
type Create = { label: string; icon?: Icon } & ({ href: string } | { onPress: () => void });

interface RecordListFrameProps<Row extends { id: number }, Filter extends string> {
  list: RecordList<Row, Filter>;
  words: ListWords;
  columns: readonly GridColumn<Row>[];
  filters?: ListFilters<Filter>;
  /** What all rows come to, in a row of its own below them. */
  totals?: ListPageProps<Row, Filter>['totals'];
  create?: Create;
  /** Where a row is changed: on a page of its own, or in a dialog. */
  edit?: { hrefOf: (id: number) => string } | { onEdit: (row: Row) => void };
  /** What else can be done with a row, before deleting it. */
  movesOf?: (row: Row) => RowAction[];
  /** What else can be done with the whole list. */
  secondaryActions?: ReactNode;
  /** What is offered where there is nothing yet; making the first record unless told. */
  emptyAction?: ReactNode;
  /** Stands in the place of rows and pager: the same records as a board. */
  board?: ReactNode;
  /** What other features say about the whole list. */
  banner?: ReactNode;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The page of a list whose records are made, read, changed and deleted as usual, as far as the reader may. */
export function RecordListFrame<Row extends { id: number }, Filter extends string>({
  create,
  edit,
  movesOf,
  ...page
}: RecordListFrameProps<Row, Filter>) {
  const { may, controls, onDelete } = page.list;
  const verbsOf = useRowActions();
  const editOf = (row: Row) => {
    if (!edit || !may.change) return {};
    return 'hrefOf' in edit ? { editHref: edit.hrefOf(row.id) } : { onEdit: () => edit.onEdit(row) };
  };
  return (
    <ListPage
      {...page}
      primaryAction={create && may.create && <CreateButton {...create} />}
      actionsOf={(row) => [
        ...verbsOf({ onDetail: () => controls.setDetail(row.id), ...editOf(row) }),
        ...(movesOf?.(row) ?? []),
        ...verbsOf({ onDelete: onDelete && (() => onDelete(row)) }),
      ]}
    />
  );
}

function CreateButton({ label, icon = Plus, ...way }: Create) {
  if ('href' in way)
    return (
      <LinkButton tone="accent" icon={icon} href={way.href}>
        {label}
      </LinkButton>
    );
  return (
    <Button tone="accent" icon={icon} onPress={way.onPress}>
      {label}
    </Button>
  );
}
