import { Link } from '@corredor/ui/Link';
import type { Alternative } from '../../packages/ui/src/foundation/reference/index.ts';
import * as css from './docs.css.ts';
import { pageOf } from './preview.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';

/** What to take in other cases. */
export function Instead({ alternatives }: { alternatives: readonly Alternative[] }) {
  if (alternatives.length === 0) return null;
  return (
    <Section title="Use instead">
      <ul className={css.list}>
        {alternatives.map(({ use, when }) => {
          const page = pageOf(use);
          return (
            <li key={use}>
              {page ? <Link href={`?path=/docs/${page}`}>{use}</Link> : <strong>{use}</strong>}
              {' when '}
              <Rich>{when}</Rich>.
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
