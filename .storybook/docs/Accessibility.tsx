import * as css from './docs.css.ts';
import { Rich } from './Rich.tsx';
import { Section } from './Section.tsx';

/** What assistive technology gets, and what it needs from whoever uses the component. */
export function Accessibility({ promises }: { promises: readonly string[] }) {
  return (
    <Section title="Accessibility">
      <ul className={css.list}>
        {promises.map((promise) => (
          <li key={promise}>
            <Rich>{promise}</Rich>
          </li>
        ))}
      </ul>
    </Section>
  );
}
