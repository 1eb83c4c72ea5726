import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Policies', href: '#policies' }, { label: 'Ada Byron', href: '#ada' }, { label: 'POL-000123' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 120 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(await canvas.findByText('POL-000123')).toHaveAttribute('aria-current', 'page');
  },
};
/** Wraps; what names the page itself is cut, as the title below says it whole. */
export const Long: Story = {
  args: {
    items: [
      { label: 'Insurance companies', href: '#companies' },
      { label: 'Compañía Nacional de Seguros y Reaseguros del Pacífico S. A.', href: '#company' },
      { label: 'Office of Guayaquil at the corner of Avenida Nueve de Octubre and Malecón' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText(/^Office of Guayaquil/)).toBeVisible();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
