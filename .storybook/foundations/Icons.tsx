import { icons } from 'virtual:product-icons';
import { Icon } from '@corredor/ui/Icon';
import { SearchField } from '@corredor/ui/SearchField';
import { useState } from 'react';
import { CopyName } from '../docs/CopyName.tsx';
import * as css from '../docs/docs.css.ts';
import { Section } from '../docs/Section.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import * as own from './foundations.css.ts';

/** Every icon that the product draws. */
export function Icons() {
  const [wanted, setWanted] = useState('');
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <FoundationPage
      title="Icons"
      lead="Line drawings of lucide in one stroke width, at 16 or 20 pixels. Take one that the product has before another of the set: one thing has one sign."
    >
      <Section title="How to use them">
        <ul className={css.list}>
          <li>
            Draw them with <em>Icon</em>: <code>{'<Icon of={Plus} />'}</code>. Beside words they are decoration; alone
            they need a <code>label</code>.
          </li>
          <li>
            An icon never stands alone for an action that not everybody knows; IconButton gives it a name and a tooltip.
          </li>
        </ul>
      </Section>
      <Section title="All of them" lead={`${icons.length}, as the sources import them. A press copies the name.`}>
        <SearchField label="Find an icon" placeholder="Find by name" value={wanted} onChange={setWanted} />
        <ul className={own.icons}>
          {found.map(({ name, drawing, uses }) => (
            <li key={name} title={uses === 1 ? 'In one file' : `In ${uses} files`}>
              <Icon of={drawing} size={20} />
              <CopyName>{name}</CopyName>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>The product draws none of that name.</p>}
      </Section>
    </FoundationPage>
  );
}
