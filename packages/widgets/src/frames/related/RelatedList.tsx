import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../lists/index.ts';

interface RelatedListProps<Row> {
  title: string;
  /** One quiet line below the title, such as what is owed in all. */
  description?: ReactNode;
  /** Small buttons beside the title. */
  actions?: ReactNode;
  list: ListState<Row>;
  /** Says beside the title how many there are in all. */
  hasCount?: boolean;
  /** What to say where there are none. */
  empty: string;
  /** The way to all of them, where not all are shown. */
  all?: { label: string; href: string };
  /** Or the way through them, page by page. */
  pager?: ReactNode;
  /** How high the rows will probably be; 6 rem unless told. */
  height?: string;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
}

/** What belongs to a record: the first rows, and the way to all of them. */
export function RelatedList<Row extends { id: number }>({
  list,
  hasCount = false,
  empty,
  all,
  pager,
  height = '6rem',
  onRetry,
  children,
  ...card
}: RelatedListProps<Row>) {
  const { t } = useTranslation('frames');
  const isMore = list.status === 'ready' && list.total > list.rows.length;
  return (
    <Card
      {...card}
      count={hasCount && list.status === 'ready' ? list.total : undefined}
      footer={pager || (isMore && all && <Link href={all.href}>{all.label}</Link>)}
    >
      {list.status === 'loading' && <Skeleton shape="rows" height={height} />}
      {list.status === 'failed' && (
        <ErrorState title={t('list.failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />
      )}
      {list.status === 'ready' && list.rows.length === 0 && <Text tone="muted">{empty}</Text>}
      {list.status === 'ready' && list.rows.length > 0 && (
        <Stack gap="small">
          {list.rows.map((row, index) => (
            <Fragment key={row.id}>
              {index > 0 && <Divider />}
              {children(row)}
            </Fragment>
          ))}
        </Stack>
      )}
    </Card>
  );
}
