import { Inline } from '@corredor/ui/Inline';
import { Text } from '@corredor/ui/Text';

/** A sum of everything that is listed, in the reader's words. */
export interface ListSum {
  id: string;
  label: string;
  value: string;
}
interface ListSumsProps {
  sums: readonly ListSum[];
  /** They are of what was listed before. */
  isStale: boolean;
}

/** What all rows of a list come to, on every page. */
export function ListSums({ sums, isStale }: ListSumsProps) {
  return (
    <Inline gap="medium">
      {sums.map(({ id, label, value }) => (
        <Text key={id} tone="muted" size="sm">
          {label}{' '}
          <Text as="span" weight="semibold" tone={isStale ? 'muted' : 'strong'}>
            {value}
          </Text>
        </Text>
      ))}
    </Inline>
  );
}
