import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lowerFirst } from './lowerFirst.ts';

interface Fact {
  term: string;
  detail: ReactNode;
  /** The field of the form in which it is written. */
  field?: string;
  /** A text of several lines, which takes the whole width. */
  isLong?: boolean;
}
interface KnownFactsProps {
  items: readonly Fact[];
  /** The form's address by the field to go to; left out where nothing may be written. */
  completeAt?: (field: string) => string;
}

/** The facts that are known, and in one quiet line the names of those that are not, each the way to write it. */
export function KnownFacts({ items, completeAt }: KnownFactsProps) {
  const { t } = useTranslation('policies');
  const known = items.filter(({ detail }) => !isNothing(detail));
  const short = known.filter(({ isLong }) => !isLong);
  const long = known.filter(({ isLong }) => isLong);
  const unknown = items.filter(({ detail }) => isNothing(detail));
  return (
    <Stack>
      {short.length > 0 && <DescriptionList columns={3} items={short} />}
      {long.length > 0 && <DescriptionList columns={1} items={long} />}
      {unknown.length > 0 && (
        <Text tone="muted" size="sm">
          {t('known.none')}{' '}
          {unknown.map(({ term, field }, index) => (
            <Fragment key={term}>
              {index > 0 && ', '}
              {completeAt && field ? (
                <Link href={completeAt(field)}>
                  <VisuallyHidden>{t('known.complete')} </VisuallyHidden>
                  {lowerFirst(term)}
                </Link>
              ) : (
                lowerFirst(term)
              )}
            </Fragment>
          ))}
        </Text>
      )}
    </Stack>
  );
}

const isNothing = (detail: ReactNode) => detail === null || detail === undefined || detail === '' || detail === false;
