import { Columns } from '@corredor/ui/Columns';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Check, X } from 'lucide-react';
import type { ComponentReference } from '../../packages/ui/src/foundation/reference/index.ts';
import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';

function Advice({
  title,
  icon,
  tone,
  items,
}: {
  title: string;
  icon: IconType;
  tone: 'do' | 'avoid';
  items: readonly string[];
}) {
  return (
    <div className={css.advice[tone]}>
      <h3 className={css.adviceTitle}>
        <Icon of={icon} />
        {title}
      </h3>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>
            <Rich>{item}</Rich>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How to word it, with the product's own words. */
export function Content({ content }: { content: ComponentReference['content'] }) {
  const examples = content.examples ?? [];
  return (
    <Section title="Content">
      <Columns count={2}>
        {content.do.length > 0 && <Advice title="Do" icon={Check} tone="do" items={content.do} />}
        {content.avoid.length > 0 && <Advice title="Avoid" icon={X} tone="avoid" items={content.avoid} />}
      </Columns>
      {examples.length > 0 && (
        <table className={css.table}>
          <caption>As the product says it</caption>
          <thead>
            <tr>
              <th scope="col">Español</th>
              <th scope="col">English</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ es, en }) => (
              <tr key={es}>
                <td lang="es">{es}</td>
                <td>{en}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
