import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { besideText } from '../../testing/index.ts';
import { StorageNotice } from './StorageNotice.tsx';

/** A browser whose storage throws: blocked, or full. */
function refuse(method: 'setItem' | 'getItem') {
  const usual = Storage.prototype[method];
  Object.defineProperty(Storage.prototype, method, {
    configurable: true,
    writable: true,
    value: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });
  return () =>
    void Object.defineProperty(Storage.prototype, method, { configurable: true, writable: true, value: usual });
}

const meta = { title: 'Screens/Settings/StorageNotice', component: StorageNotice } satisfies Meta<typeof StorageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  beforeEach: () => refuse('setItem'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser stores nothing')).toBeVisible();
  },
};
export const BlockedInSpanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  beforeEach: () => refuse('setItem'),
};
export const Kept: Story = {
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await expect(canvas.queryByText('This browser stores nothing')).not.toBeInTheDocument();
  },
};
