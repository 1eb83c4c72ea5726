import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { vars } from '@corredor/ui/theme';
import { type ReactNode, useState } from 'react';
import { darkTokens } from '../../packages/ui/src/theme/dark.css.ts';
import { lightTokens } from '../../packages/ui/src/theme/light.css.ts';
import { densities, readingText, scales } from '../../packages/ui/src/theme/scales.ts';
import { CopyName } from '../docs/CopyName.tsx';
import * as css from '../docs/docs.css.ts';
import { Section } from '../docs/Section.tsx';
import { FoundationPage } from './FoundationPage.tsx';
import * as own from './foundations.css.ts';

/** In pixels at the usual text size; what depends on the width stays as it is written. */
const inPixels = (value: string) => {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  return rem ? `${Number(rem) * 16} px` : value;
};

function Table({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}) {
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textUse: Record<keyof typeof scales.text, string> = {
  xs: 'Captions, chips, the axes of charts',
  sm: 'Tables, help below fields',
  md: 'Running text, fields, buttons',
  lg: 'Titles of cards, a page’s lead',
  xl: 'Titles of sections and dialogs',
  xxl: 'Titles of pages, figures that lead',
  display: 'The front page only',
};
const isReadingSize = (name: string): name is keyof typeof readingText => name in readingText;

export function Typography() {
  const sizes = Object.entries(scales.text);
  return (
    <FoundationPage
      title="Typography"
      lead="One typeface, seven sizes on lines of four pixels. Size follows rank, not taste: a page has one title, a card a smaller one."
    >
      <Section title="Sizes">
        <Table
          heads={['Name', 'Size / line', 'On pages to read', 'For', 'Looks']}
          rows={sizes.map(([name, { size, line }]) => [
            name,
            <CopyName key="name" copies={`vars.text.${name}`}>
              {name}
            </CopyName>,
            `${inPixels(size)} / ${inPixels(line)}`,
            isReadingSize(name)
              ? `${inPixels(readingText[name].size)} / ${inPixels(readingText[name].line)}`
              : 'the same',
            Object.entries(textUse).find(([of]) => of === name)?.[1],
            <span key="looks" className={own.sample} style={{ fontSize: size, lineHeight: line }}>
              Póliza renovada
            </span>,
          ])}
        />
      </Section>
      <Section title="Typeface">
        <p>
          <code>{scales.font.family}</code>
        </p>
        <ul className={css.list}>
          <li>
            Weights: 400 for text, 500 for what is pressed or heads a column, 600 for titles and what must be found.
          </li>
          <li>
            Figures in columns are tabular and stand at the right, so that they can be compared; in prose they are not.
          </li>
          <li>
            Text is never justified, never all in capitals, and never smaller than {inPixels(scales.text.xs.size)}.
          </li>
          <li>
            Take <em>Heading</em> and <em>Text</em>; they know the sizes. Pages that people read rather than work in (
            <code>isReading</code>) are one step larger.
          </li>
        </ul>
      </Section>
    </FoundationPage>
  );
}

const spaceUse: Record<keyof typeof scales.space, string> = {
  xxsmall: 'Within one thing: an icon and its word',
  xsmall: 'Between small things of a kind: chips, buttons',
  small: 'Between a label and what it says; rows of a list',
  medium: 'Between fields, between the parts of a card',
  large: 'Between cards, inside cards',
  xlarge: 'Between the sections of a page',
  xxlarge: 'Between what has little to do with each other',
};

export function Space() {
  return (
    <FoundationPage
      title="Space"
      lead="Steps of four pixels. Components have no outer margins: Stack, Inline, Columns and Box own the space between them."
    >
      <Section title="Steps">
        <Table
          heads={['Name', 'Size', 'Looks', 'For']}
          rows={Object.entries(scales.space).map(([name, value]) => [
            name,
            <CopyName key="name" copies={`vars.space.${name}`}>
              {name}
            </CopyName>,
            inPixels(value),
            <div key="looks" className={own.bar} style={{ inlineSize: value }} />,
            Object.entries(spaceUse).find(([of]) => of === name)?.[1],
          ])}
        />
      </Section>
      <Section
        title="Density"
        lead="Heights of what is pressed and of rows; a person chooses, and the toolbar shows both."
      >
        <Table
          heads={['Name', 'Control', 'Padding', 'Row']}
          rows={Object.entries(densities).map(([name, { height, padding, row }]) => [
            name,
            name,
            inPixels(height),
            inPixels(padding),
            inPixels(row),
          ])}
        />
      </Section>
    </FoundationPage>
  );
}

const radiusUse: Record<keyof typeof scales.radius, string> = {
  small: 'Inside something round: an entry of a menu, a key',
  base: 'Cards, dialogs, fields, buttons',
  full: 'Chips, badges, switches, avatars',
};

export function Radius() {
  return (
    <FoundationPage title="Radius" lead="Three. What stands inside something round is less round than it.">
      <Section title="Values">
        <Table
          heads={['Name', 'Size', 'Looks', 'For']}
          rows={Object.entries(scales.radius).map(([name, value]) => [
            name,
            <CopyName key="name" copies={`vars.radius.${name}`}>
              {name}
            </CopyName>,
            value,
            <div key="looks" className={own.shape} style={{ borderRadius: value }} />,
            Object.entries(radiusUse).find(([of]) => of === name)?.[1],
          ])}
        />
      </Section>
    </FoundationPage>
  );
}

const { surface } = vars.color;
const levels = [
  { name: 'surface.sunken', background: surface.sunken, shadow: undefined, says: 'Lower than the page.' },
  { name: 'surface.page', background: surface.page, shadow: undefined, says: 'The page.' },
  {
    name: 'surface.raised',
    background: surface.raised,
    shadow: undefined,
    says: 'On the page, with a quiet edge and no shadow.',
  },
  {
    name: 'surface.overlay',
    background: surface.overlay,
    shadow: vars.shadow.overlay,
    says: 'Above the page, with the one shadow.',
  },
];

export function Elevation() {
  return (
    <FoundationPage
      title="Elevation"
      lead="Height is told by surface and edge first. There is one shadow, and only what opens above the page has it."
    >
      <Section title="Levels">
        <div className={own.levels}>
          {levels.map(({ name, background, shadow, says }) => (
            <div key={name} className={own.level} style={{ background, boxShadow: shadow }}>
              <CopyName copies={`vars.color.${name}`}>{name}</CopyName>
              <span>{says}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="The shadow">
        <Table
          heads={['Theme', 'shadow.overlay']}
          rows={[
            ['light', 'Light', <code key="value">{lightTokens.shadow.overlay}</code>],
            ['dark', 'Dark', <code key="value">{darkTokens.shadow.overlay}</code>],
          ]}
        />
      </Section>
    </FoundationPage>
  );
}

const motionUse: Record<keyof typeof scales.motion, string> = {
  fast: 'What answers a press: hover, focus, a tick',
  normal: 'What comes and goes: menus, dialogs, panels',
};

export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <FoundationPage
      title="Motion"
      lead="Short, and only opacity and place. Motion shows where something came from; it never has to be waited for."
    >
      <Section title="Durations">
        <Inline>
          <Button onPress={() => setRound(round + 1)}>Play</Button>
        </Inline>
        <Table
          heads={['Name', 'Duration', 'Looks', 'For']}
          rows={Object.entries(scales.motion).map(([name, value]) => [
            name,
            <CopyName key="name" copies={`vars.motion.${name}`}>
              {name}
            </CopyName>,
            value.replace('ms', ' ms'),
            <div key="looks" className={own.track}>
              <div key={round} className={own.runner} style={{ animationDuration: value }} />
            </div>,
            Object.entries(motionUse).find(([of]) => of === name)?.[1],
          ])}
        />
      </Section>
      <Section title="Easing">
        <ul className={css.list}>
          <li>
            What comes slows down as it arrives (<code>ease-out</code>): panels, dialogs, the bar of what is selected.
          </li>
          <li>
            What changes colour takes the browser’s own curve (<code>ease</code>); nobody sees it in{' '}
            {scales.motion.fast.replace('ms', ' ms')}.
          </li>
          <li>
            What goes on until something is there moves evenly back and forth (<code>ease-in-out</code>): the line of a
            grid that loads. Nothing bounces.
          </li>
        </ul>
      </Section>
      <Section title="Less motion">
        <Stack gap="xsmall">
          <p className={css.lead}>
            Whoever asks the system for less motion gets none: both durations are 0. Components use the tokens, or the
            query <code>media.motion</code>, and need not ask themselves. Try it with <em>Motion</em> in the toolbar.
          </p>
        </Stack>
      </Section>
    </FoundationPage>
  );
}
