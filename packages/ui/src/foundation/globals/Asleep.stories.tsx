import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Link } from '../../actions/Link/index.ts';
import { Checkbox } from '../../fields/Checkbox/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

/** Controls as a server draws them: nothing in them hears of the focus. */
function Asleep({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = renderToStaticMarkup(children);
  });
  return <div ref={place} />;
}

const meta = { title: 'Foundations/Asleep', tags: ['!dev', '!autodocs'], component: Asleep } satisfies Meta<
  typeof Asleep
>;
export default meta;
type Story = StoryObj<typeof meta>;

const ringOf = (element: Element | null | undefined) =>
  element instanceof Element && getComputedStyle(element).outlineStyle === 'solid';

/** The ring is there before any script is, on whatever has the focus and on nothing else. */
export const Focus: Story = {
  args: {
    children: (
      <Stack>
        <Link href="#help">Help</Link>
        <Button>Save</Button>
        <TextField label="Name" />
        <Checkbox defaultSelected>Keep me informed</Checkbox>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const places = [
      canvas.getByRole('link'),
      canvas.getByRole('button'),
      canvas.getByRole('textbox').parentElement,
      canvas.getByRole('checkbox').closest('label')?.querySelector('span:has(> svg)'),
    ];
    for (const place of places) {
      await userEvent.tab();
      await expect(places.filter(ringOf)).toEqual([place]);
    }
  },
};
