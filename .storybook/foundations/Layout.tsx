import { layers, layoutSizes, media } from '@corredor/ui/theme';
import { CopyName } from '../docs/CopyName.tsx';
import * as css from '../docs/docs.css.ts';
import { Section } from '../docs/Section.tsx';
import { Table } from '../docs/Table.tsx';
import { To } from '../docs/To.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const queryUse: Record<keyof typeof media, string> = {
  belowSm: 'Telephones: one column, lists become cards, dialogs become sheets',
  sm: 'From large telephones on',
  belowMd: 'The menu is drawn over the page when it is asked for',
  md: 'The menu stands beside the page; an aside stands beside its record',
  lg: 'Desks: what a form comes to stands beside it',
  short: 'A telephone on its side, or 400 %: nothing sticks, or no room is left to read',
  print: 'Paper: no menu, no buttons, no scrollers',
  motion: 'Nobody asked for less motion',
};
const sizeUse: Record<keyof typeof layoutSizes, string> = {
  drawer: 'The menu of the private area',
  mainOffset: 'The top bar and the space below it',
  popover: 'The bell’s and the account’s panel',
  popoverOnMedium: 'The same on a narrower screen',
};
const layerUse: Record<keyof typeof layers, string> = {
  within: 'Above its neighbours within one component',
  pinned: 'Over what is pinned there',
  sticky: 'The head of a grid, the bar of a form: in sight while the rest scrolls',
  bar: 'The bar of what is selected',
  drawer: 'The menu',
  topBar: 'The top bar',
  skipLink: 'The link past both, for the keyboard',
  scrim: 'The menu where it lies over the page',
  dialog: 'Dialogs and side panels, with what they cover made inert',
  toast: 'What has just happened, and its undo',
};
const saidOf = (of: Readonly<Record<string, string>>, name: string) => of[name];

/** Widths at which layouts change, what divides a page, and what lies above what. */
export function Layout() {
  return (
    <FoundationPage
      title="Layout"
      lead="There is no grid of twelve columns. A page is a stack; parts stand beside each other while each has its least width, and below each other where they have not."
    >
      <Section
        title="Breakpoints"
        lead="Two widths change the shape of a page, two more only help. In the toolbar, viewports show each."
      >
        <Table
          heads={['Name', 'Query', 'What changes']}
          rows={Object.entries(media).map(([name, query]) => [
            <CopyName key="name" copies={`media.${name}`}>
              {name}
            </CopyName>,
            <code key="query">{query}</code>,
            saidOf(queryUse, name),
          ])}
        />
      </Section>
      <Section title="What divides a page">
        <ul className={css.list}>
          <li>
            <To>Stack</To> puts things below each other, <To>Inline</To> beside each other as long as they fit,{' '}
            <To>Spread</To> at both ends of a line.
          </li>
          <li>
            <To>Columns</To> makes up to as many equal columns as you ask for, and fewer where they would get too
            narrow. It looks at its own width, not at the screen’s: it is right in a panel too.
          </li>
          <li>Lists take the whole width. Forms, prose and the dashboard stop where lines get too long to read.</li>
          <li>
            A page never scrolls sideways. What may be wider than its place, a grid for example, scrolls within itself.
          </li>
        </ul>
      </Section>
      <Section title="Sizes that are fixed">
        <Table
          heads={['Name', 'Size', 'What']}
          rows={Object.entries(layoutSizes).map(([name, value]) => [
            <CopyName key="name" copies={`layoutSizes.${name}`}>
              {name}
            </CopyName>,
            `${value} px`,
            saidOf(sizeUse, name),
          ])}
        />
      </Section>
      <Section
        title="Layers"
        lead="What lies above what, from the lowest up. A new number is a new name in this list, never a number in a style."
      >
        <Table
          heads={['Name', 'z-index', 'What']}
          rows={Object.entries(layers).map(([name, value]) => [
            <CopyName key="name" copies={`layers.${name}`}>
              {name}
            </CopyName>,
            value,
            saidOf(layerUse, name),
          ])}
        />
      </Section>
    </FoundationPage>
  );
}
